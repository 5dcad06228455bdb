// @ts-check

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./reason.js').Reason} Reason */
/** @typedef {import('./transition.js').Transition} Transition */
/** @typedef {import('./transition.js').Motion} Motion */
/** @typedef {import('./transition.js').Outcome} Outcome */

/**
 * What the page control shows: always the settled page.
 * @typedef {{ count: number, currentIndex: number | null, isHidden: boolean }} Control
 */

/** @typedef {'willAppear' | 'didAppear' | 'willDisappear' | 'didDisappear'} Appearance */

/**
 * The one answer to a request.
 * @typedef {'pending' | { finished: boolean, reached: boolean } | { reason: Reason }} Answer
 */

/** @typedef {Transition & { kind: 'will' | 'pageChanged' }} Passage */
/** @typedef {Motion & { kind: 'animation', tid: number, outcome: Outcome }} Run */
/** @typedef {Run & { behind: string | null }} Animation */
/** @typedef {Transition & { kind: 'didFinish', completed: boolean, finished: boolean }} End */
/** @typedef {End & { reason: Reason | null }} DidFinish */

/**
 * What can happen; `progress` is the only kind that may be lost on the way to viewers.
 * @typedef {{ kind: 'dragStarted', gid: string, owner: string }
 *   | { kind: 'dragCancelled', gid: string, reason: Reason }
 *   | { kind: 'progress', p: number, tid: number | null }
 *   | { kind: 'interrupted', tid: number, p: number }
 *   | Passage | DidFinish | Animation
 *   | { kind: 'appearance', page: string, change: Appearance }
 *   | (Control & { kind: 'control' })
 *   | { kind: 'window', entering: string[], leaving: string[] }
 *   | { kind: 'pages', list: readonly string[], revision: number }
 *   | (Motion & { kind: 'bounce' })
 *   | { kind: 'completion', req: string, finished: boolean, reached: boolean }
 *   | { kind: 'rejected', req: string | null, reason: Reason }
 *   | { kind: 'driver', holder: string | null, pending: string | null }
 *   | { kind: 'scrubStarted', owner: string }
 *   | (Layout & { kind: 'layout' })
 *   | { kind: 'locked', on: boolean }
 *   | { kind: 'rest' | 'scrubEnded' | 'closed' }} Happening
 */

/**
 * One thing that happened, to be told to observers; numbered from 1, in seconds.
 * @typedef {Happening & { seq: number, at: number }} Event
 */

export {};
