/** All that pixi-actions takes from its peer outside of tints. */
export const DEG_TO_RAD = Math.PI / 180;
