// @ts-check
import { backward, forward } from '../../../web/pager/direction.js';
import { system } from '../../../web/pager/input.js';

/** @typedef {import('../../../web/pager/input.js').Input} Input */

/** @type {Record<string, number>} */
const words = { nan: NaN, inf: Infinity, '-inf': -Infinity };

/**
 * A number, or one that is written as a string because JSON has no words for it.
 * @param {any} value
 */
const number = (value) => (typeof value === 'string' ? words[value] : value);

/** @param {any} vector */
const ask = ({ req, by, expect }) => ({ req, by: by === 'system' ? system : by, expect });

/** @type {Record<string, 1 | -1 | null>} */
const directions = { auto: null, forward, reverse: backward, next: forward, previous: backward };

/**
 * Reads an input as the vectors write it; a snapshot is a tick that is looked at afterwards.
 * @param {any} vector
 * @returns {Input}
 */
export function readInput(vector) {
  const { type: kind, presenter, on } = vector;
  const gid = String(vector.gid);
  const translation = number(vector.translation);
  switch (kind) {
    case 'snapshot':
    case 'vetoes': return { kind: 'tick' };
    case 'dragBegin': {
      const [x, y] = vector.axisVector ?? [];
      const axis = vector.axisVector ? { x, y } : null;
      return { kind, presenter, gid, extent: number(vector.extent), vector: axis };
    }
    case 'dragMove': return { kind, gid, translation };
    case 'dragEnd': return { kind, gid, translation, velocity: number(vector.velocity) };
    case 'dragCancel': return { kind, gid, reason: vector.reason };
    case 'goTo': {
      const target = vector.page === undefined ? { index: vector.index } : { page: vector.page };
      const direction = directions[vector.direction ?? 'auto'];
      return { kind, ...ask(vector), target, direction, animated: vector.animated };
    }
    case 'step': {
      const direction = directions[vector.to] ?? forward;
      return { kind, ...ask(vector), direction, animated: vector.animated };
    }
    case 'controlTap': return { kind, ...ask(vector), side: vector.side };
    case 'autoplay': return { kind, req: vector.req };
    case 'scrubTo': return { kind, presenter, index: vector.index };
    case 'edit': return { kind, pages: vector.pages, show: vector.show };
    case 'resize': return { kind, participant: presenter, extent: number(vector.extent) };
    case 'layoutDirection': return { kind, direction: vector.value };
    case 'axis': return { kind, axis: vector.value };
    case 'loop':
    case 'lock':
    case 'modal': return { kind, on };
    case 'driverMode': return { kind, mode: vector.value, by: presenter };
    case 'grant': return { kind, by: presenter, to: vector.to };
    case 'tick':
    case 'close': return { kind };
    case 'scrubBegin':
    case 'scrubEnd':
    case 'presenterJoined':
    case 'presenterLeft':
    case 'requestDrive':
    case 'release':
    case 'takeOver': return { kind, presenter };
    default: throw new Error(`not an input of the pager: ${JSON.stringify(vector)}`);
  }
}
