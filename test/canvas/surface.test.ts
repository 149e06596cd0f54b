import { expect, it } from '@jest/globals';
import { FreeSurface } from '../../src/canvas/surface.js';

it('is as large as its canvas, in CSS pixels', () => {
  const canvas = { width: 300, height: 150 } as OffscreenCanvas;
  const surface = new FreeSurface(canvas, 2);
  expect([surface.width, surface.height, surface.ratio]).toEqual([150, 75, 2]);
  expect(new FreeSurface(canvas).width).toBe(300);
  canvas.height = 100;
  expect(surface.height).toBe(50);
});

it('is new once after each resize of its canvas', () => {
  const canvas = { width: 30, height: 20 } as OffscreenCanvas;
  const surface = new FreeSurface(canvas);
  const asked = (): boolean[] => [surface.isNew(), surface.isNew()];
  expect(asked()).toEqual([true, false]);
  canvas.width = 20;
  canvas.height = 30;
  expect(asked()).toEqual([true, false]);
});
