import { expect, it, jest } from '@jest/globals';
import { scratchContext } from '../../src/sprite/draw-scratch.js';
import { Paper } from './paper.js';

it('makes an OffscreenCanvas if the other canvas is not an element', () => {
  const paper = new Paper(1, 1);
  const { canvas } = scratchContext(paper.context, 30, 20);
  expect(canvas).not.toBe(paper);
  expect(canvas).toBeInstanceOf(Paper);
  expect([canvas.width, canvas.height]).toEqual([30, 20]);
});

it('makes a canvas element in the document of the other one, also in a frame', () => {
  const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    return { canvas: this } as never;
  });
  const frame = document.implementation.createHTMLDocument();
  frame.body.innerHTML = '<canvas></canvas>';
  const near = { canvas: frame.querySelector('canvas') } as CanvasRenderingContext2D;
  const { canvas } = scratchContext(near, 30, 20);
  expect((canvas as HTMLCanvasElement).ownerDocument).toBe(frame);
  expect([canvas.width, canvas.height]).toEqual([30, 20]);
  getContext.mockRestore();
});
