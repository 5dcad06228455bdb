// @ts-check
import { dragBegin, dragCancel, dragEnd, dragMove } from './pager-drag.js';
import { edit } from './pager-edit.js';
import { changeDriverMode, grant, release, requestDrive, takeOver } from './pager-lease.js';
import { presenterJoined, presenterLeft } from './pager-presence.js';
import { autoplay, controlTap, goTo, step } from './pager-requests.js';
import { scrubBegin, scrubEnd, scrubTo } from './pager-scrub.js';
import { changeLayout, close, lock, loop, modal, resize } from './pager-surroundings.js';

/**
 * Does what an input wants; deadlines were done before.
 * @param {import('./pager.js').Pager} pager
 * @param {import('./input.js').Input} input
 */
export function take(pager, input) {
  switch (input.kind) {
    case 'tick': return;
    case 'dragBegin': return dragBegin(pager, input);
    case 'dragMove': return dragMove(pager, input.gid, input.translation);
    case 'dragEnd':
      return dragEnd(pager, input.gid, input.translation, input.velocity ?? null);
    case 'dragCancel': return dragCancel(pager, input.gid, input.reason);
    case 'goTo': return goTo(pager, input);
    case 'step': return step(pager, input);
    case 'controlTap': return controlTap(pager, input);
    case 'autoplay': return autoplay(pager, input.req);
    case 'scrubBegin': return scrubBegin(pager, input.presenter);
    case 'scrubTo': return scrubTo(pager, input.presenter, input.index);
    case 'scrubEnd': return scrubEnd(pager, input.presenter);
    case 'edit': return edit(pager, input.pages, input.show ?? null);
    case 'resize': return resize(pager, input.participant, input.extent);
    case 'layoutDirection':
      return changeLayout(pager, { ...pager.layout, direction: input.direction });
    case 'axis': return changeLayout(pager, { ...pager.layout, axis: input.axis });
    case 'loop': return loop(pager, input.on);
    case 'lock': return lock(pager, input.on);
    case 'modal': return modal(pager, input.on);
    case 'presenterJoined': return presenterJoined(pager, input.presenter);
    case 'presenterLeft': return presenterLeft(pager, input.presenter);
    case 'requestDrive': return requestDrive(pager, input.presenter);
    case 'grant': return grant(pager, input.by, input.to);
    case 'release': return release(pager, input.presenter);
    case 'takeOver': return takeOver(pager, input.presenter);
    case 'driverMode': return changeDriverMode(pager, input.mode, input.by);
    case 'close': return close(pager);
  }
}
