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
/**
 * @typedef {object} Timer
 * @property {boolean} running
 * @property {number} since
 * @property {number} elapsed
 * @property {number} [arrived] its reading when the settled page came
 */
/**
 * @typedef {object} Scroll How far a block of the page is scrolled.
 * @property {number} block 0 is the page, or the first block that scrolls; from 1 on its code, in order
 * @property {number} share of the way that it can be scrolled, from 0 to 1
 * @property {number} step steps that were shown of the page
 */
/** @typedef {{ on: boolean, due?: number | null }} AutoAdvance */
/** @typedef {{ total?: number | null, pages: Record<string, number> }} Plan seconds */
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
 * @property {Scroll[]} scrolls the newest last
 * @property {AutoAdvance} autoAdvance
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
 * @property {number} [stack] the vertical stack that it is part of
 * @property {number} [autoAdvance] seconds after which it turns by itself
 * @property {number} [length] how many times as long as the page what scrolls on it may be
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
 * @property {boolean} [loop] whether the first page follows the last
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
