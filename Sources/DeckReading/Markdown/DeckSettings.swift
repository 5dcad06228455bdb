import Deck

/// What a deck says about itself as a whole.
struct DeckSettings {
  var title: String?
  var dialect: String?
  var aspectRatio: Double?
  var direction: Deck.Direction?
  var language: String?
}
