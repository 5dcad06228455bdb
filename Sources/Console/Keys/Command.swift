import Session

/// What a key asks of the console.
enum Command: Equatable, Sendable {
  case advance(Intent.Advance.Direction, by: Intent.Advance.Unit)
  /// Towards a side of the screen, which is on in one reading direction and back in the other.
  case sideways(Intent.Side, by: Intent.Advance.Unit)
  case first
  case last
  /// A page by its number from 1.
  case goTo(Int)
  /// Covers the page, or shows it again.
  case cover(Blackout)
  /// Starts or pauses the timer.
  case timer
  case resetTimer
  /// Locks pages for all presenters, or unlocks them.
  case lock
  /// Steers alone, or lets everyone steer again.
  case steerAlone
  /// Asks for the lease, or hands it on.
  case passLease
  case takeOver
  case style
  case skin
  case axis
  /// Shows one of the viewers' bars, or hides it.
  case bar(Bar)
  case dismissSheet
  /// Scrolls what is longer than the page, half of it up or down, for everyone.
  case scrollPage(Intent.Advance.Direction)
  /// Lets pages turn by themselves, or not.
  case autoAdvance
  case addresses
  case remote
  case help
  case mouse
  /// Lines of the notes.
  case scroll(Int)
  /// Closes what lies over the console; ends nothing else.
  case close
  case suspend
  case quit
  /// A key that other tools have a use for, and that does no harm here.
  case nothing
}
