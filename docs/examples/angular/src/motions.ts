import { fadeOut, moveBy, repeatTimes, reverseTime, sequence, spawn } from 'rx-motion';

/** Leaves downwards; its reverse enters. */
export const sink = spawn(fadeOut(0.25), moveBy(0.25, { x: 0, y: 24 }));
export const rise = reverseTime(sink);

/** A page leaves to the left; the reverse enters. */
export const away = spawn(fadeOut(0.25), moveBy(0.25, { x: -80, y: 0 }));
export const back = reverseTime(away);

/** Shakes a field: back and forth, exactly to its start. */
export const shake = repeatTimes(sequence(moveBy(0.05, { x: 8, y: 0 }), moveBy(0.05, { x: -8, y: 0 })), 3);
