import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GridView } from '../../src/canvas/index.js';
import type { GridSurface } from '../../src/grid/index.js';
import { describeInChromium } from '../browser/chromium.js';
import { type PageServer, servePages } from '../browser/server.js';

declare const exported: {
  readonly surface: GridSurface;
  readonly view: GridView;
  readonly drawing: CanvasRenderingContext2D;
  /** Shows one of the effects at a progress. */
  readonly show: (effect: string, progress: number) => void;
  /** The pixels of the view, as text. */
  readonly pixels: () => string;
  readonly remake: (options: object, source?: unknown) => GridView;
  readonly sources: () => Promise<Record<string, unknown>>;
  readonly asText: (context: unknown) => string;
  /** All WebGL contexts. */
  readonly contexts: readonly WebGL2RenderingContext[];
  /** Twenty views of the same picture, bent the same. A larger one, which is not among them, shares their context. */
  readonly twenty: () => { views: readonly { view: GridView; pixels: () => string }[]; closeAll: () => void };
  /** Loses the context of a canvas and restores it; calls `between` in between. */
  readonly lose: (gl: WebGL2RenderingContext, between: () => void) => Promise<void>;
};

/**
 * A view of 120 by 80 of a drawn picture: red, green, blue and half transparent white quarters, with a black bar across
 * the top.
 */
const script = `
  import { Subject } from 'rxjs';
  import { GridView, Sprite, Stage } from 'rx-motion/canvas';
  import * as grid from 'rx-motion/grid';

  export const drawing = new OffscreenCanvas(120, 80).getContext('2d')!;
  for (const [x, y, color] of [[0, 0, '#f00'], [60, 0, '#0f0'], [0, 40, '#00f'], [60, 40, '#ffffff80']] as const) {
    drawing.fillStyle = color;
    drawing.fillRect(x, y, 60, 40);
  }
  drawing.fillStyle = '#000';
  drawing.fillRect(10, 10, 100, 10);

  const size = { columns: 24, rows: 16 };
  const position = { x: 60, y: 40 };
  const effects = {
    waves3D: grid.waves3D(1, size, { waves: 2, amplitude: 12 }),
    ripple3D: grid.ripple3D(1, size, { position, radius: 50, waves: 2, amplitude: 30 }),
    twirl: grid.twirl(1, size, { position, twirls: 1, amplitude: 1 }),
    pageTurn3D: grid.pageTurn3D(1, size),
    shuffleTiles: grid.shuffleTiles(1, { columns: 6, rows: 4 }),
    flipX3D: grid.flipX3D(1),
  };
  export let surface;
  export let view;
  function viewOf(source, options = {}, [width, height] = [120, 80]) {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.style.cssText = \`display: block; width: \${width}px; height: \${height}px\`;
    return new GridView(canvas, grid.gridSurface(width, height), source, { pixelRatio: 1, ...options });
  }
  function showOn(view, effect, progress) {
    const time$ = new Subject();
    time$.pipe(effects[effect].on(view.surface)).subscribe();
    time$.next(progress);
    view.draw();
  }
  function pixelsOf(view) {
    view.draw();
    const copy = new OffscreenCanvas(120, 80).getContext('2d')!;
    copy.drawImage(view.canvas, 0, 0);
    return asText(copy);
  }
  export function remake(options, source = drawing.canvas) {
    view?.close();
    view?.canvas.remove();
    view = viewOf(source, options);
    surface = view.surface;
    return view;
  }
  export const show = (effect, progress) => showOn(view, effect, progress);
  export const pixels = () => pixelsOf(view);
  export const asText = (context) => btoa(String.fromCharCode(...context.getImageData(0, 0, 120, 80).data));
  export async function sources() {
    const picture = document.createElement('canvas');
    picture.width = 120;
    picture.height = 80;
    picture.getContext('2d')!.drawImage(drawing.canvas, 0, 0);
    const image = new Image();
    image.src = picture.toDataURL();
    await image.decode();
    const stage = new Stage(document.body.appendChild(document.createElement('canvas')), { pixelRatio: 1 });
    stage.canvas.style.cssText += 'width: 120px; height: 80px';
    stage.add(new Sprite({ width: 120, height: 80, anchor: { x: 0, y: 0 }, draw: (c) => c.drawImage(picture, 0, 0, 120, 80) }));
    await new Promise((done) => new ResizeObserver(done).observe(stage.canvas));
    stage.draw();
    return { image, canvas: picture, offscreen: drawing.canvas, bitmap: await createImageBitmap(picture), stage };
  }
  export const contexts = [];
  const usual = OffscreenCanvas.prototype.getContext;
  OffscreenCanvas.prototype.getContext = function (kind, ...rest) {
    const context = usual.call(this, kind, ...rest);
    if (kind === 'webgl2') contexts.push(context);
    return context;
  };
  export function twenty() {
    view?.close();
    const all = Array.from({ length: 21 }, (_, index) => {
      const view = viewOf(drawing.canvas, {}, index === 9 ? [200, 300] : undefined);
      showOn(view, 'twirl', 0.1);
      return { view, pixels: () => pixelsOf(view) };
    });
    return { views: all.filter((_, index) => index !== 9), closeAll: () => all.forEach(({ view }) => view.close()) };
  }
  export async function lose(gl, between) {
    const context = gl.getExtension('WEBGL_lose_context')!;
    const told = (event) => new Promise((done) => gl.canvas.addEventListener(event, done, { once: true }));
    const lost = told('webglcontextlost');
    context.loseContext();
    await lost;
    between();
    const restored = told('webglcontextrestored');
    setTimeout(() => context.restoreContext());
    await restored;
  }
  remake({});`;

/** Red, green, blue and alpha of one pixel after the other. */
type Pixels = Uint8Array;

function pixelsIn(text: string): Pixels {
  return Buffer.from(text, 'base64');
}

/** The difference of two pictures: the mean, and how many of a thousand values differ by more than 48. */
function apart(one: Pixels, other: Pixels): { mean: number; far: number } {
  const differences = Array.from(one, (value, at) => Math.abs(value - other[at]!));
  return {
    mean: differences.reduce((sum, difference) => sum + difference, 0) / one.length,
    far: (differences.filter((difference) => difference > 48).length / one.length) * 1000,
  };
}

async function shown(page: Page, renderer: string, effect: string, progress: number): Promise<Pixels> {
  const text = await page.evaluate(
    ([renderer, effect, progress]) => {
      exported.remake({ renderer });
      if (effect !== '') exported.show(effect, progress);
      return exported.pixels();
    },
    [renderer, effect, progress] as const,
  );
  return pixelsIn(text);
}

/** The colour at a point of the view: red, green, blue and alpha. */
function colorAt(pixels: Pixels, x: number, y: number): readonly number[] {
  return [...pixels.subarray((y * 120 + x) * 4, (y * 120 + x) * 4 + 4)];
}

describeInChromium('a view of a surface', ({ open }) => {
  let elsewhere: PageServer;
  beforeAll(async () => {
    elsewhere = await servePages();
  });
  afterAll(() => elsewhere.close());

  it('shows the picture as it is, with its alpha, if nothing bends it', async () => {
    const { page } = await open({ script });
    const picture = pixelsIn(await page.evaluate(() => exported.asText(exported.drawing)));
    for (const renderer of ['webgl', '2d']) {
      expect([renderer, apart(await shown(page, renderer, '', 0), picture).mean]).toEqual([
        renderer,
        expect.closeTo(0, 0),
      ]);
    }
  });

  it.each(['waves3D', 'ripple3D', 'twirl', 'pageTurn3D', 'shuffleTiles', 'flipX3D'])(
    'shows %s the same by WebGL and on a 2D canvas',
    async (effect) => {
      const { page } = await open({ script });
      const flat = await shown(page, 'webgl', '', 0);
      for (const progress of [0.15, 0.35, 0.6]) {
        const webgl = await shown(page, 'webgl', effect, progress);
        const plane = await shown(page, '2d', effect, progress);
        const { mean, far } = apart(webgl, plane);
        expect([effect, progress, mean < 4, far < 25]).toEqual([effect, progress, true, true]);
        expect(apart(webgl, flat).mean).toBeGreaterThan(0.5);
      }
    },
  );

  it.each(['webgl', '2d'])(
    'shows a picture of its own on the back, or else the picture mirrored: %s',
    async (renderer) => {
      const { page } = await open({ script });
      const [mirrored, ownBack] = await page.evaluate((renderer) => {
        const back = new OffscreenCanvas(60, 40).getContext('2d')!;
        back.fillStyle = '#ff0';
        back.fillRect(0, 0, 60, 40);
        back.fillStyle = '#0ff';
        back.fillRect(0, 0, 30, 20);
        return [{}, { back: back.canvas }].map((options) => {
          exported.remake({ renderer, ...options });
          exported.show('flipX3D', 1);
          return exported.pixels();
        });
      }, renderer);
      const colors = (pixels: string): unknown[] => [5, 115].map((x) => colorAt(pixelsIn(pixels), x, 5));
      expect(colors(mirrored!)).toEqual([[0, 255, 0, 255], [255, 0, 0, 255]]); // prettier-ignore
      expect(colors(ownBack!)).toEqual([[0, 255, 255, 255], [255, 255, 0, 255]]); // prettier-ignore
    },
  );

  it('shows nearer parts larger, with a field of view of 60 degrees', async () => {
    const { page } = await open({ script });
    const pixels = await page.evaluate(() => {
      exported.remake({ renderer: 'webgl' });
      exported.show('waves3D', 0);
      const { positions } = exported.surface.grid!;
      // Half way to the eye, which is 80 / (2 tan 30°) away, everything is twice as large.
      for (let at = 2; at < positions.length; at += 3) positions[at] = 20 * Math.sqrt(3);
      exported.surface.grid!.changed();
      return exported.pixels();
    });
    const [red, green, blue] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]; // prettier-ignore
    const places = [[2, 2], [30, 4], [57, 37], [62, 37], [57, 42]] as const; // prettier-ignore
    expect(places.map(([x, y]) => colorAt(pixelsIn(pixels), x, y))).toEqual([red, red, red, green, blue]);
  });

  it.each([
    ['webgl', 'the mesh'],
    ['2d', 'the mesh'],
    ['webgl', 'a mesh on a bent one'],
  ])('leaves the surface flat (%s) around %s', async (renderer, what) => {
    const { page } = await open({ script });
    const pixels = await page.evaluate(
      ([renderer, isTwice]) => {
        exported.remake({ renderer });
        Object.assign(exported.surface, { rect: { x: 60, y: 0, width: 60, height: 40 } });
        exported.show('shuffleTiles', 0);
        exported.surface.grid!.positions.fill(0);
        exported.surface.grid!.changed();
        if (isTwice) {
          exported.surface.grid!.reuse = 1;
          exported.show('shuffleTiles', 0);
        }
        return exported.pixels();
      },
      [renderer, what !== 'the mesh'] as const,
    );
    const places = [[5, 5], [100, 30], [5, 70], [100, 60]] as const; // prettier-ignore
    const colors = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]]; // prettier-ignore
    expect(places.map(([x, y]) => colorAt(pixelsIn(pixels), x, y))).toEqual(colors);
  });

  it.each(['webgl', '2d'])('shows a margin, shades, and omits what is behind the eye: %s', async (renderer) => {
    const { page } = await open({ script });
    const [framed, plain, shaded, behind] = await page.evaluate((renderer) => {
      const { remake, show, pixels } = exported;
      const bent = (options: object, bend: () => void): string => {
        remake({ renderer, ...options });
        bend();
        return pixels();
      };
      return [
        bent({ margin: 40 }, () => undefined),
        ...[0, 1].map((shading) => bent({ shading }, () => show('flipX3D', 0.25))),
        bent({}, () => {
          show('flipX3D', 0);
          const { positions } = exported.surface.grid!;
          for (let at = 2; at < positions.length; at += 3) positions[at] = 1e6;
          exported.surface.grid!.changed();
        }),
      ];
    }, renderer);
    const places = [[20, 16], [100, 64], [26, 36], [94, 22]] as const; // prettier-ignore
    expect(places.map(([x, y]) => colorAt(pixelsIn(framed), x, y))).toEqual([
      ...[[0, 0, 0, 0], [0, 0, 0, 0], [255, 0, 0, 255], [0, 255, 0, 255]], // prettier-ignore
    ]);
    const brightness = (pixels: string): number => pixelsIn(pixels).reduce((sum, value) => sum + value, 0);
    expect(brightness(shaded!)).toBeLessThan(0.97 * brightness(plain));
    expect(brightness(behind!)).toBe(0);
  });

  it('draws only when something has changed', async () => {
    const { page } = await open({ script });
    const drawn = await page.evaluate(() => {
      const { view, show, surface } = exported;
      const drawn = [view.draw(), view.draw()];
      show('twirl', 0.3);
      drawn.push(view.draw());
      surface.grid!.changed();
      drawn.push(view.draw(), view.draw());
      surface.grid!.active = false;
      drawn.push(view.draw(), view.draw());
      view.invalidate();
      drawn.push(view.draw());
      view.close();
      view.invalidate();
      drawn.push(view.draw());
      return drawn;
    });
    expect(drawn).toEqual([true, false, false, true, false, true, false, true, false]);
  });

  it('takes frames of the page only while something changes', async () => {
    const { page } = await open({
      script: `
        import { motionDefaults } from 'rx-motion';
        const frame$ = new Subject();
        motionDefaults({ frame$ });
        ${script}
        export const frame = async () => { frame$.next(0.1); await Promise.resolve(); };
        export const isAsking = () => frame$.observed;
        export const counting = (stage) => stage.add(new Sprite());`,
    });
    const asking = await page.evaluate(async () => {
      const { frame, isAsking, show, sources, remake, view, counting } = exported as typeof exported & {
        readonly frame: () => Promise<void>;
        readonly isAsking: () => boolean;
        readonly counting: (stage: unknown) => void;
      };
      const asking: Record<string, boolean> = {};
      const rest = async (name: string): Promise<void> => {
        for (let count = 0; count < 3; count++) await frame();
        asking[name] = isAsking();
      };
      const change = async (name: string, act: () => void): Promise<void> => {
        act();
        asking[name] = isAsking();
        await rest(`after ${name}`);
      };
      await rest('flat');
      await change('a bend', () => show('twirl', 0.3));
      await change('a flat grid', () => (exported.surface.grid!.active = false));
      await change('no grid', () => (exported.surface.grid = null));
      await change('a new picture', () => view.invalidate());
      const { stage, canvas } = await sources();
      remake({}, stage);
      await rest('a stage');
      await change('a new sprite', () => {
        counting(stage);
        (stage as { draw: () => void }).draw();
      });
      remake({ live: true }, canvas);
      await rest('a live canvas');
      return asking;
    });
    const changes = ['a bend', 'a flat grid', 'no grid', 'a new picture', 'a new sprite'];
    expect(asking).toEqual({
      ...{ flat: false, 'a stage': false, 'a live canvas': true },
      ...Object.fromEntries(changes.flatMap((name) => [[name, true] as const, [`after ${name}`, false] as const])),
    });
  });

  it('returns its context once, however often it is closed', async () => {
    const { page } = await open({ script });
    const own = await page.evaluate(() => {
      const { view } = exported;
      view.draw();
      for (let time = 0; time < 20; time++) view.close();
      const { views, closeAll } = exported.twenty();
      const own = views.filter(({ view }) => view.canvas.getContext('webgl2') !== null).length;
      closeAll();
      return [own, view.renderer];
    });
    expect(own).toEqual([8, null]);
  });

  it('draws by itself in a frame in which its surface was bent', async () => {
    const { page, step } = await open({ script });
    await step(0.1);
    const isLeft = await page.evaluate(() => {
      const { show, surface, view } = exported;
      const draw = view.draw.bind(view);
      view.draw = () => false;
      show('flipX3D', 0.5);
      view.draw = draw;
      return surface.grid !== null;
    });
    await step(0.1);
    expect([isLeft, await page.evaluate(() => exported.view.draw())]).toEqual([true, false]);
  });

  it('has the pixels of its options, and follows the size of its canvas', async () => {
    const { page } = await open({ script });
    const sizes = await page.evaluate(() => {
      const { canvas } = exported.remake({ pixelRatio: 2 });
      return [canvas.width, canvas.height];
    });
    expect(sizes).toEqual([240, 160]);
    await page.evaluate(() => (exported.view.canvas.style.width = '60px'));
    await page.waitForFunction(() => exported.view.canvas.width === 120, undefined, { polling: 20 });
  });

  it('draws again when its context has been lost and restored', async () => {
    const { page } = await open({ script });
    const before = await shown(page, 'webgl', 'ripple3D', 0.35);
    const result = await page.evaluate(async () => {
      const { view, lose, pixels } = exported;
      await lose(view.canvas.getContext('webgl2')!, () => {
        view.surface.grid!.changed();
        view.draw();
      });
      return pixels();
    });
    expect(apart(pixelsIn(result), before).mean).toBeLessThan(0.1);
  });

  it('shows twenty equal views on one page', async () => {
    const { page } = await open({ script });
    const seen = await page.evaluate(() => {
      const { views, closeAll } = exported.twenty();
      const before = views.map(({ pixels }) => pixels());
      // Once more each, in reverse order.
      const after = [...views].reverse().map(({ view, pixels }) => {
        view.surface.grid!.changed();
        view.draw();
        return pixels();
      });
      const all = views.map(({ pixels }) => pixels());
      const renderers = views.map(({ view }) => view.renderer);
      const contexts = views.filter(({ view }) => view.canvas.getContext('webgl2') !== null).length;
      closeAll();
      return { pictures: [...new Set([...before, ...after, ...all])], renderers, contexts };
    });
    expect(seen.renderers).toEqual(Array.from({ length: 20 }, () => 'webgl'));
    expect(seen.contexts).toBeLessThanOrEqual(8);
    const [first, ...others] = seen.pictures.map(pixelsIn);
    expect(colorAt(first!, 54, 34)).toEqual([255, 0, 0, 255]);
    for (const other of others) expect(apart(first!, other).mean).toBeLessThan(0.1);
  });

  it('keeps its picture while a shared context is lost, and continues afterwards', async () => {
    const { page } = await open({ script });
    const pictures = await page.evaluate(async () => {
      const { contexts, lose } = exported;
      const { views, closeAll } = exported.twenty();
      const { view, pixels } = views.at(-1)!;
      const pictures = [pixels()];
      await lose(
        contexts.find(({ canvas }) => canvas instanceof OffscreenCanvas)!,
        () => {
          view.surface.grid!.changed();
          pictures.push(pixels());
        },
      );
      pictures.push(pixels());
      closeAll();
      return pictures;
    });
    const [first, ...others] = pictures.map(pixelsIn);
    for (const other of others) expect(apart(first!, other).mean).toBeLessThan(0.1);
  });

  it('uses the 2D canvas without WebGL', async () => {
    const { page } = await open({ script });
    const renderers = await page.evaluate(() => {
      const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')!.value as (
        ...parameters: unknown[]
      ) => unknown;
      exported.remake({}).draw();
      const usual = exported.view.renderer;
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
          return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...rest]);
        },
      });
      exported.remake({}).draw();
      const without = exported.view.renderer;
      const errors: string[] = [];
      try {
        exported.remake({ renderer: 'webgl' }).draw();
      } catch (error) {
        errors.push(String(error));
      }
      return [usual, without, errors];
    });
    expect(renderers).toEqual([
      'webgl',
      '2d',
      ['Error: GridView: the canvas must have a context to draw with, webgl, got none'],
    ]);
  });

  it('shows every kind of source the same', async () => {
    const { page } = await open({ script });
    const pictures = await page.evaluate(async () => {
      const pictures: [string, string, string][] = [];
      for (const [name, source] of Object.entries(await exported.sources())) {
        for (const renderer of ['webgl', '2d']) {
          exported.remake({ renderer }, source);
          pictures.push([name, renderer, exported.pixels()]);
        }
      }
      return pictures;
    });
    expect(pictures).toHaveLength(10);
    const [first] = pictures;
    for (const [name, renderer, pixels] of pictures)
      expect([name, renderer, apart(pixelsIn(pixels), pixelsIn(first![2])).mean < 1]).toEqual([name, renderer, true]);
  });

  it('shows a picture of another origin on a 2D canvas', async () => {
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="lime"/></svg>';
    const address = elsewhere.add({ 'picture.svg': picture });
    const { page } = await open({ script });
    const seen = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      exported.remake({}, image).draw();
      const seen: unknown[] = [exported.view.renderer];
      const never = exported.remake({ renderer: 'webgl' }, image);
      try {
        never.draw();
      } catch (error) {
        seen.push(String(error));
      }
      never.invalidate();
      seen.push(never.draw());
      const own = new OffscreenCanvas(120, 80).getContext('2d')!;
      const view = exported.remake({ live: true }, own.canvas);
      seen.push(view.draw(), view.renderer);
      own.drawImage(image, 0, 0);
      try {
        view.draw();
      } catch (error) {
        seen.push(String(error));
      }
      return [...seen, view.draw()];
    }, `${address}picture.svg`);
    const refusal =
      'Error: GridView: source and back must be of the same origin for WebGL, got one that may not be read';
    expect(seen).toEqual(['2d', refusal, false, true, 'webgl', refusal, false]);
  });

  it('waits for an image that is not loaded yet', async () => {
    const { page } = await open({ script });
    const steps = await page.evaluate(async () => {
      const image = new Image();
      const view = exported.remake({}, image);
      const steps: unknown[] = [view.draw(), view.renderer];
      const { canvas } = exported.drawing as unknown as OffscreenCanvasRenderingContext2D;
      image.src = URL.createObjectURL(await canvas.convertToBlob());
      await image.decode();
      return [...steps, view.draw(), view.renderer];
    });
    expect(steps).toEqual([false, null, true, 'webgl']);
  });

  it('rejects sources that it cannot draw', async () => {
    const { page, errors } = await open({ script });
    const messages = await page.evaluate(async () => {
      const broken = new Image();
      broken.src = 'data:image/png;base64,none';
      await broken.decode().catch(() => null);
      const messages: string[] = [];
      const attempts: [object, unknown][] = [[{}, {}], [{}, null], [{}, broken], [{ back: {} }, exported.drawing.canvas], [{ shading: 2 }, exported.drawing.canvas], [{ margin: -1 }, exported.drawing.canvas]]; // prettier-ignore
      for (const [options, source] of attempts) {
        try {
          exported.remake(options, source);
          messages.push('nothing');
        } catch (error) {
          messages.push(String(error));
        }
      }
      return messages;
    });
    expect(messages).toEqual([
      'TypeError: GridView: source must be an image, a canvas, a video or a stage, got an object',
      'TypeError: GridView: source must be an image, a canvas, a video or a stage, got null',
      'Error: GridView: source must be an image that can be shown, got a broken one, data:image/png;base64,none',
      'TypeError: GridView: back must be an image, a canvas, a video or a stage, got an object',
      'RangeError: GridView: shading must be from 0 to 1, got 2',
      'RangeError: GridView: margin must be >= 0 and finite, got -1',
    ]);
    errors.splice(0);
  });
});
