/** Seconds a frame: a power of two, so that every contestant's sum of frames is exact. */
export const DT = 1 / 64;

/** Longer than any measurement, in seconds: what runs this long is still running at its end. */
export const LONG = 100_000;

/** The target of the i-th action. Fractions, so that a property is stored as the double that it will stay. */
export const point = (i) => ({ x: startX(i), y: startY(i) });

export const startX = (i) => (i % 97) + 0.5;
export const startY = (i) => -(i % 89) - 0.25;

/** Units a second; different from action to action, as destinations are in a real scene. */
export const speedX = (i) => 30 + (i % 7);
export const speedY = (i) => -20 - (i % 5);

/** Where the i-th target is after `seconds` in a straight line. */
export const along = (i, seconds) => ({ x: startX(i) + speedX(i) * seconds, y: startY(i) + speedY(i) * seconds });
