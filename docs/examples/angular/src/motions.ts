import { fadeOut, moveBy, repeatTimes, reverseTime, sequence, spawn } from 'rx-motion';

/** Down and out; backwards it is the way in. */
export const sink = spawn(fadeOut(0.25), moveBy(0.25, { x: 0, y: 24 }));
export const rise = reverseTime(sink);

/** How a page goes, and comes. */
export const away = spawn(fadeOut(0.25), moveBy(0.25, { x: -80, y: 0 }));
export const back = reverseTime(away);

/** A field that says no: to and fro, and exactly where it was. */
export const shake = repeatTimes(sequence(moveBy(0.05, { x: 8, y: 0 }), moveBy(0.05, { x: -8, y: 0 })), 3);
