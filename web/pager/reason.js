// @ts-check

/**
 * Why a transition ended.
 * @typedef {'reversed' | 'crossed' | 'fastForward' | 'superseded' | 'skipped' | 'targetRemoved'
 *   | 'currentRemoved' | 'closed'} EndReason
 */

/**
 * Why a gesture ended.
 * @typedef {'timeout' | 'touch' | 'locked' | 'ownerLeft' | 'driverChanged' | 'modal'
 *   | 'axisChanged'} GestureReason
 */

/**
 * Why something was not taken.
 * @typedef {'busy' | 'notDriver' | 'notPresenter' | 'stale' | 'noPage' | 'unknownPage'
 *   | 'outOfRange' | 'vetoed' | 'empty' | 'geometry' | 'offAxis' | 'duplicate'} RefusalReason
 */

/**
 * Why something ended, or was not taken.
 * @typedef {EndReason | GestureReason | RefusalReason} Reason
 */

export {};
