// @ts-check
// The shapes of the wire's messages and of what a viewer keeps of them. Types only: never loaded.

/** @typedef {import("../pager/curve.js").Curve} Curve */
/** @typedef {{ p0: number, start: number, duration: number }} Bounce */
/**
 * @typedef {object} Animation A timed run of the position, in pages and seconds of the session.
 * @property {number} p0
 * @property {number} p1
 * @property {number} start
 * @property {number} duration
 * @property {Curve} curve
 * @property {"commit" | "cancel"} outcome
 * @property {string} [behind] the page on the far side while the position is behind rest
 */
/**
 * @typedef {object} Transition
 * @property {number} tid
 * @property {string} from
 * @property {string} to
 * @property {1 | -1} direction
 * @property {string} cause
 * @property {number | null} step at which `to` will be shown; null: all of them
 * @property {"dragging" | "settling"} phase
 * @property {number} p where it is, or where its run began
 * @property {Animation | null} [animation]
 */
/** @typedef {{ running: boolean, since: number, elapsed: number }} Timer */
/** @typedef {{ count: number, currentIndex?: number | null, hidden: boolean }} Control */
/** @typedef {{ axis: "horizontal" | "vertical", direction: "leftToRight" | "rightToLeft" }} Layout */
/** @typedef {"scroll" | "curl" | "fade" | "none"} TransitionStyle */
/** @typedef {"control" | "number" | "status"} Bar */
/**
 * Who may steer; names are those that participants are told with their role.
 * @typedef {{ mode: "open" | "exclusive", holder?: string | null, pending?: string | null }} Driver
 */
/**
 * @typedef {object} Sheet A modal sheet from which something is chosen.
 * @property {string} id
 * @property {string} title
 * @property {string} key
 * @property {{ id: string, title: string }[]} items
 * @property {string | null} [draft] the item that a confirm would take
 * @property {"presenting" | "presented" | "dismissing"} phase
 * @property {number} offset how much is below the edge, or was when its run began: 1 hidden, 0 up
 * @property {{ from: number, to: number, start: number, duration: number } | null} [animation] a run
 *   of the offset at an even speed
 */
/**
 * @typedef {object} Session
 * @property {string | null} page the settled page
 * @property {number | null} step how many of its steps are shown; null: all of them
 * @property {Transition | null} transition
 * @property {Bounce | null} bounce
 * @property {number} pull position of a drag where no transition is open: against an end of the deck
 * @property {boolean} scrubbing
 * @property {Layout} layout
 * @property {TransitionStyle} style
 * @property {"none" | "black" | "white"} blackout
 * @property {Timer} timer
 * @property {Control} control
 * @property {boolean} locked
 * @property {Driver} driver
 * @property {{ hidden: Bar[] }} chrome
 * @property {"auto" | "light" | "dark"} skin
 * @property {Sheet | null} sheet
 * @property {Record<string, string>} bindings what was confirmed on sheets, by their keys
 */
/**
 * @typedef {object} Page
 * @property {string} id
 * @property {string} title
 * @property {string | null} [label] what a document calls the page
 * @property {number} steps
 * @property {number} [number] among the pages that count, from 1
 * @property {TransitionStyle} [style] how it comes, whatever the session's style
 * @property {"html" | "drawn"} kind
 * @property {string} address
 * @property {number} [width]
 * @property {number} [height]
 */
/**
 * @typedef {object} Deck
 * @property {string} digest
 * @property {string} title
 * @property {number} aspectRatio
 * @property {"leftToRight" | "rightToLeft"} direction
 * @property {string | null} [language]
 * @property {Page[]} pages
 */
/**
 * @typedef {object} State Everything that a viewer knows.
 * @property {string} epoch
 * @property {number} revision
 * @property {number} time
 * @property {Session} session
 * @property {Deck} deck
 */
/** @typedef {{ type: string } & Record<string, any>} Message */

export {};
