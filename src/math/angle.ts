/**
 * An angle without its whole turns, keeping its sign: where cocos2d-x's RotateTo, SkewTo and SkewBy start.
 *
 * 765° is 45°, and −350° stays. The horizontal of SkewTo and SkewBy repeats every 180°, everything else every 360°.
 *
 * @param angle Degrees.
 * @param turn Degrees after which the angle repeats, > 0.
 */
export function withoutTurns(angle: number, turn: number = 360): number {
  return angle % turn;
}

/**
 * The angle that stands for `to` and is reached from `from` by the shorter way: where cocos2d-x's RotateTo and SkewTo end.
 *
 * It is corrected by 360° once: from 350° to 10° leads to 370°, and from 0° to 900° to 540°. Half a turn is left as it is.
 *
 * @param from Degrees, {@link withoutTurns}.
 * @param to Degrees.
 */
export function shorterWay(from: number, to: number): number {
  const turn = to - from;
  if (turn > 180) return to - 360;
  return turn < -180 ? to + 360 : to;
}
