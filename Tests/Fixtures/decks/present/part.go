package part
// START OMIT
func a() {
	b() // HLa
}
// END OMIT
func c() {}
