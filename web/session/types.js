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
/**
 * @typedef {object} Session
 * @property {string | null} page the settled page
 * @property {number | null} step how many of its steps are shown; null: all of them
 * @property {Transition | null} [transition]
 * @property {Bounce | null} [bounce]
 * @property {number} [pull] position of a drag against an end of the deck
 * @property {"none" | "black" | "white"} blackout
 * @property {Timer} timer
 * @property {Control} control
 * @property {boolean} locked
 * @property {string} [style] in which pages take each other's place
 * @property {import("../pager/layout.js").Layout} [layout]
 * @property {{ hidden: string[] }} [chrome]
 * @property {"auto" | "light" | "dark"} [skin]
 * @property {Sheet | null} [sheet]
 */
/**
 * @typedef {object} Sheet What is chosen from, over the page; its offset is 1 where it is hidden.
 * @property {string} id
 * @property {string} title
 * @property {{ id: string, title: string }[]} items
 * @property {string | null} draft the item that a confirm would take
 * @property {string} phase
 * @property {number} offset
 * @property {{ from: number, to: number, start: number, duration: number } | null} [animation]
 */
/**
 * @typedef {object} Page
 * @property {string} id
 * @property {string} title
 * @property {number} steps
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
