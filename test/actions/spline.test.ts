import { describe, expect, it } from '@jest/globals';
import { cardinalSplineBy, cardinalSplineTo, catmullRomBy, catmullRomTo } from 'rx-motion';
import { showing } from './showing.js';

const point = (x: number, y: number) => ({ x, y });
const points = [point(0, 0), point(50, 80), point(120, 40), point(200, 0)];

describe('a spline', () => {
  it.each([
    { name: 'cardinalSplineTo', action: cardinalSplineTo(3, points, 0.25) },
    { name: 'cardinalSplineTo with a tension of 1', action: cardinalSplineTo(3, points, 1) },
    { name: 'catmullRomTo', action: catmullRomTo(3, points) },
  ])('passes through its points at even times: $name', ({ action }) => {
    const show = showing(action, { x: -7, y: -7 });
    const places = [0, 1, 2, 3].map((time) => ({ ...show(time) }));
    places.forEach((place, index) => {
      expect(place.x).toBeCloseTo(points[index]!.x, 9);
      expect(place.y).toBeCloseTo(points[index]!.y, 9);
    });
  });

  it.each([
    { name: 'cardinalSplineBy', action: cardinalSplineBy(3, points, 0.5) },
    { name: 'catmullRomBy', action: catmullRomBy(3, points) },
  ])('takes its points as distances from its start: $name', ({ action }) => {
    const show = showing(action, { x: 10, y: 10 });
    expect({ ...show(0) }).toEqual({ x: 10, y: 10 });
    expect({ ...show(3) }).toEqual({ x: 210, y: 10 });
  });

  it('goes straight with a tension of 1, and curves with less', () => {
    const corner = [point(0, 0), point(100, 0), point(100, 100)];
    const [straight, round] = [1, 0].map((tension) => showing(cardinalSplineTo(2, corner, tension), point(0, 0))(1.5));
    expect(straight!.x).toBe(100);
    expect(round!.x).toBeGreaterThan(100);
  });

  it('with one point stays at that point', () => {
    expect(showing(catmullRomTo(1, [point(3, 4)]), point(0, 0))(0.5)).toEqual({ x: 3, y: 4 });
  });
});
