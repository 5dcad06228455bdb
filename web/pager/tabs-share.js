// @ts-check

/** @typedef {import('./input.js').Input} Input */

/**
 * What part an input has in what a pager does: a finger comes down; it goes on, or is lifted;
 * someone wants a page and gets an answer.
 * @typedef {'begin' | 'gesture' | 'request' | 'surroundings'} Share
 */

/**
 * @param {Input} input
 * @returns {Share}
 */
export function shareOf(input) {
  switch (input.kind) {
    case 'dragBegin':
    case 'scrubBegin': return 'begin';
    case 'dragMove':
    case 'dragEnd':
    case 'dragCancel':
    case 'scrubTo':
    case 'scrubEnd': return 'gesture';
    case 'goTo':
    case 'step':
    case 'controlTap':
    case 'autoplay': return 'request';
    case 'tick':
    case 'edit':
    case 'resize':
    case 'layoutDirection':
    case 'axis':
    case 'loop':
    case 'lock':
    case 'modal':
    case 'presenterJoined':
    case 'presenterLeft':
    case 'requestDrive':
    case 'grant':
    case 'release':
    case 'takeOver':
    case 'driverMode':
    case 'close': return 'surroundings';
  }
}

/**
 * The same request, carried out in one batch; what is always animated stays as it is.
 * @param {Input} input
 * @returns {Input}
 */
export const withoutAnimation = (input) =>
  input.kind === 'goTo' || input.kind === 'step' ? { ...input, animated: false } : input;
