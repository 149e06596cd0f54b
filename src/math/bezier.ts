/**
 * One coordinate of a cubic Bezier curve, exactly `a` at 0 and `d` at 1; `b` and `c` control it. cocos2d-x's bezierat.
 */
export function bezierAt(a: number, b: number, c: number, d: number, t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * t * s * s * b + 3 * t * t * s * c + t * t * t * d;
}
