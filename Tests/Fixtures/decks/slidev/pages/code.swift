let before = 0
// #region part
let kettle = "on"
boil(kettle)
// #endregion
let after = 0
