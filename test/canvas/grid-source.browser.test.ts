import { expect, it } from '@jest/globals';
import type { GridView, Stage } from '../../src/canvas/index.js';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly drawing: CanvasRenderingContext2D;
  readonly paint: (color: string) => void;
  readonly view: (source: unknown, options?: object) => GridView;
  readonly colorOf: (view: GridView) => readonly number[];
  readonly stage: () => Stage;
};

/** A picture of 40 by 30 in one colour, and views of it. */
const script = `
  import { GridView, Sprite, Stage } from 'rx-motion/canvas';
  import { gridSurface } from 'rx-motion/grid';

  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [40, 30];
  export const drawing = canvas.getContext('2d');
  export function paint(color) {
    drawing.fillStyle = color;
    drawing.fillRect(0, 0, 40, 30);
  }
  export function view(source, options) {
    const place = document.createElement('canvas');
    place.style.cssText = 'display: block; width: 40px; height: 30px';
    document.body.append(place);
    return new GridView(place, gridSurface(40, 30), source, { pixelRatio: 1, ...options });
  }
  export function colorOf({ canvas }) {
    const copy = new OffscreenCanvas(40, 30).getContext('2d');
    copy.drawImage(canvas, 0, 0);
    return [...copy.getImageData(20, 15, 1, 1).data];
  }
  export function stage() {
    const place = document.body.appendChild(document.createElement('canvas'));
    place.style.cssText = 'width: 40px; height: 30px';
    const stage = new Stage(place, { pixelRatio: 1 });
    const draw = (context) => context.drawImage(drawing.canvas, 0, 0, 40, 30);
    stage.add(new Sprite({ width: 40, height: 30, anchor: { x: 0, y: 0 }, draw }));
    return stage;
  }`;

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

describeInChromium('the picture of a view', ({ open }) => {
  it.each(['webgl', '2d'])('can be a video: it is drawn with each new frame (%s)', async (renderer) => {
    const { page } = await open({ script });
    const seen = await page.evaluate(async (renderer) => {
      const { drawing, paint, view, colorOf } = exported;
      const video = document.createElement('video');
      const film = view(video, { renderer });
      const seen: unknown[] = [film.draw()];
      const stream = drawing.canvas.captureStream(0);
      const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
      video.muted = true;
      video.srcObject = stream;
      for (const color of ['#f00', '#00f']) {
        const shown: unknown[] = [];
        video.requestVideoFrameCallback((now) => shown.push(now));
        paint(color);
        // A busy browser may drop a frame.
        for (void video.play(); shown.length === 0; await new Promise((done) => setTimeout(done, 20)))
          track!.requestFrame();
        seen.push(film.draw(), colorOf(film));
      }
      stream.getTracks().forEach((track) => {
        track.stop();
      });
      return seen;
    }, renderer);
    const [first, wasDrawn, one, wasDrawnAgain, other] = seen as [boolean, boolean, number[], boolean, number[]];
    expect([first, wasDrawn, wasDrawnAgain]).toEqual([false, true, true]);
    // Videos change colours slightly.
    const isNear = (color: number[], wanted: number[]): boolean =>
      color.every((value, at) => Math.abs(value - wanted[at]!) < 24);
    expect([isNear(one, red), isNear(other, blue)]).toEqual([true, true]);
  });

  it('that is a canvas is read when it is invalidated, or if live in each frame', async () => {
    const { page } = await open({ script });
    const seen = await page.evaluate(() => {
      const { drawing, paint, view, colorOf } = exported;
      paint('#f00');
      const [still, live] = [view(drawing.canvas), view(drawing.canvas, { live: true })];
      const seen: unknown[] = [still.draw(), colorOf(still), live.draw(), colorOf(live)];
      paint('#00f');
      seen.push(still.draw(), live.draw(), colorOf(live));
      still.invalidate();
      seen.push(still.draw(), colorOf(still), still.draw(), live.draw());
      return seen;
    });
    expect(seen).toEqual([true, red, true, red, false, true, blue, true, blue, false, true]);
  });

  it('that is a stage is drawn again whenever the stage is', async () => {
    const { page } = await open({ script });
    const seen = await page.evaluate(async () => {
      const { paint, view, colorOf } = exported;
      paint('#f00');
      const stage = exported.stage();
      await new Promise((laidOut) => {
        new ResizeObserver(laidOut).observe(stage.canvas);
      });
      stage.draw();
      const shown = view(stage);
      const seen: unknown[] = [shown.draw(), colorOf(shown), shown.draw()];
      paint('#00f');
      stage.invalidate();
      stage.draw();
      return [...seen, shown.draw(), colorOf(shown), shown.draw()];
    });
    expect(seen).toEqual([true, red, false, true, blue, false]);
  });

  it.each(['webgl', '2d'])(
    'that is an ImageBitmap stays as it was, and is not drawn once it is closed (%s)',
    async (renderer) => {
      const { page } = await open({ script });
      const seen = await page.evaluate(async (renderer) => {
        const { drawing, paint, view, colorOf } = exported;
        paint('#f00');
        const bitmap = await createImageBitmap(drawing.canvas);
        paint('#00f');
        const shown = view(bitmap, { renderer });
        const seen: unknown[] = [shown.draw(), colorOf(shown)];
        bitmap.close();
        shown.invalidate();
        return [...seen, shown.draw(), colorOf(shown)];
      }, renderer);
      expect(seen).toEqual([true, red, false, red]);
    },
  );
});
