import { fadeOut, moveBy, repeatTimes, reverseTime, sequence, spawn } from 'rx-motion';

/** Down and out; backwards, it is the way in. */
export const sink = spawn(fadeOut(0.25), moveBy(0.25, { x: 0, y: 24 }));
export const rise = reverseTime(sink);

/** How a page leaves, and enters. */
export const away = spawn(fadeOut(0.25), moveBy(0.25, { x: -80, y: 0 }));
export const back = reverseTime(away);

/** Shakes a field's head: back and forth, and exactly to its start. */
export const shake = repeatTimes(sequence(moveBy(0.05, { x: 8, y: 0 }), moveBy(0.05, { x: -8, y: 0 })), 3);
