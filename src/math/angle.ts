/**
 * An angle without its full rotations, sign included: the start of cocos2d-x's RotateTo, SkewTo and SkewBy.
 *
 * 765° becomes 45°, −350° stays. The horizontal angle of SkewTo and SkewBy repeats every 180°, any other every 360°.
 *
 * @param angle Degrees.
 * @param period Degrees after which the angle repeats, > 0.
 */
export function removeTurns(angle: number, period: number = 360): number {
  return angle % period;
}

/**
 * An angle equivalent to `to`, reached from `from` by the shorter way: the end of cocos2d-x's RotateTo and SkewTo.
 *
 * It is corrected by 360° once: 350° to 10° ends at 370°, 0° to 900° at 540°. A difference of 180° is not corrected.
 *
 * @param from Degrees, as {@link removeTurns} returns them.
 * @param to Degrees.
 */
export function shorterWay(from: number, to: number): number {
  const difference = to - from;
  if (difference > 180) return to - 360;
  return difference < -180 ? to + 360 : to;
}
