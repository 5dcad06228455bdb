public struct Pager {}
