import { expect, it } from '@jest/globals';
import { Camera } from '../../src/canvas/camera.js';

class Noted extends Camera {
  changes = 0;

  protected changed(): void {
    this.changes++;
  }

  /** Maps a position on the stage to pixels. */
  place(x: number, y: number, ratio = 1): number[] {
    const [a, b, c, d, e, f] = this.matrix(ratio);
    return [a! * x + c! * y + e!, b! * x + d! * y + f!].map((value) => Math.round(value * 1e9) / 1e9 + 0);
  }
}

it('scales, then rotates, then moves the stage, in pixels of the canvas', () => {
  const camera = new Noted();
  expect(camera.place(3, 4)).toEqual([3, 4]);
  camera.scaleX = 2;
  camera.scaleY = 10;
  expect(camera.place(3, 4)).toEqual([6, 40]);
  camera.rotation = 90;
  expect(camera.place(3, 4)).toEqual([-40, 6]);
  camera.x = 100;
  camera.y = 50;
  expect(camera.place(3, 4)).toEqual([60, 56]);
  expect(camera.place(3, 4, 2)).toEqual([120, 112]);
});

it.each(['x', 'y', 'rotation', 'scaleX', 'scaleY'] as const)('reports each change of %s', (name) => {
  const camera = new Noted();
  camera[name] = 5;
  camera[name] = 5;
  expect([camera[name], camera.changes]).toEqual([5, 1]);
});
