import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Sprite, Stage } from '../../src/canvas/index.js';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly stage: Stage;
  readonly box: Sprite;
  readonly other: Sprite;
  /** How often the canvas was drawn since the last call. */
  readonly drawn: () => number;
  readonly differences: Record<string, number>;
};

const body = '<canvas style="width: 200px; height: 100px; display: block"></canvas>';

/** A stage with a red box of 20 by 10 in its middle, and a green one that is not on it yet. */
const script = `
  import { moveTo, play } from 'rx-motion';
  import { Sprite, Stage } from 'rx-motion/canvas';
  const canvas = document.querySelector('canvas')!;
  export const stage = new Stage(canvas);
  export const box = new Sprite({ x: 100, y: 50, width: 20, height: 10, color: { r: 255, g: 0, b: 0 } });
  export const other = new Sprite({ x: 100, y: 50, width: 10, height: 10, color: { r: 0, g: 255, b: 0 } });
  stage.add(box);
  let clears = 0;
  const { clearRect } = stage.context;
  stage.context.clearRect = (...rect) => { clears++; clearRect.apply(stage.context, rect); };
  export const drawn = () => { const count = clears; clears = 0; return count; };
  export { moveTo, play, Sprite, Stage };`;

/** Letters for the colours at some points of the canvas, in CSS pixels, after a drawing. */
async function colors(page: Page, ...places: (readonly [x: number, y: number])[]): Promise<string> {
  return page.evaluate((places) => {
    const { stage } = exported;
    stage.draw();
    const ratio = stage.canvas.width / stage.width;
    const letters = places.map(([x, y]) => {
      const { data } = stage.context.getImageData(x * ratio, y * ratio, 1, 1);
      if (data[3] === 0) return '.';
      if (data[3]! < 255) return '%';
      return data[0] === 255 && data[1] === 255 ? 'w' : data[0] === 255 ? 'r' : data[1] === 255 ? 'g' : '?';
    });
    return letters.join('');
  }, places);
}

async function set(page: Page, fields: Partial<Sprite>): Promise<void> {
  await page.evaluate((fields) => {
    Object.assign(exported.box, fields);
  }, fields);
}

describeInChromium('a stage', ({ open }) => {
  // r is the box; w, g and % are other colours, and . is nothing.
  it.each<[how: string, Partial<Sprite>, places: [x: number, y: number][], colors: string]>([
    ['about its middle', {}, [[90, 45], [109, 54], [89, 45], [110, 54], [100, 44], [100, 55]], 'rr....'],
    ['about its anchor', { anchor: { x: 0, y: 1 } }, [[100, 40], [119, 49], [99, 45], [100, 50]], 'rr..'],
    ['turned', { rotation: 90 }, [[100, 41], [100, 58], [92, 50]], 'rr.'],
    ['scaled', { scaleX: 2, scaleY: 0.5 }, [[81, 50], [118, 50], [100, 46]], 'rr.'],
    ['skewed', { skewX: 45 }, [[86, 45], [113, 54], [108, 45]], 'rr.'],
    ['skewed and turned', { skewX: 45, rotation: 90 }, [[104, 36], [95, 63], [104, 58]], 'rr.'],
    ['half transparent', { opacity: 0.5 }, [[100, 50]], '%'],
    ['with an opacity beyond 1', { opacity: 1.5 }, [[100, 50]], 'r'],
    ['with an opacity below 0', { opacity: -1 }, [[100, 50]], '.'],
    ['hidden', { visible: false }, [[100, 50]], '.'],
    ['turned in space', { rotationY: 60 }, [[96, 50], [103, 50], [94, 50], [106, 50]], 'rr..'],
    ['tilted in space', { rotationX: 60 }, [[100, 48], [100, 51], [100, 46], [91, 50]], 'rr.r'],
    ['from the side', { eye: { x: Math.sqrt(3), y: 0, z: 1 } }, [[96, 50], [103, 50], [94, 50], [106, 50]], 'rr..'],
    ['about another centre', { eye: { x: 8, y: 0, z: 1 }, center: { x: 8, y: 0, z: 0 } }, [[83, 50], [100, 50], [104, 50]], 'rr.'],
    ['with another side up', { eye: { x: 0, y: 0, z: 1 }, center: { x: 0, y: 0, z: 0 }, up: { x: 1, y: 0, z: 0 } }, [[100, 41], [100, 58], [92, 50]], 'rr.'],
    ['with its x axis turned', { rotationSkewX: 45 }, [[95, 52], [105, 47], [91, 47]], 'rr.'],
    ['with its y axis turned', { rotationSkewY: 45 }, [[106, 58], [94, 42], [107, 47]], 'rr.'],
    ['turned as a whole after its axes', { rotationSkewY: 45, rotation: 90 }, [[100, 41], [100, 58], [92, 50]], 'rr.'],
  ])('draws a box %s, in CSS pixels', async (_how, fields, places, expected) => {
    const { page } = await open({ script, body });
    await set(page, fields);
    expect(await colors(page, ...places)).toBe(expected);
  }); // prettier-ignore

  it('draws later sprites in front of earlier ones, and nearer ones in front', async () => {
    const { page } = await open({ script, body });
    await page.evaluate(() => {
      exported.stage.add(exported.other);
    });
    expect(await colors(page, [100, 50])).toBe('g');
    await set(page, { z: 1 });
    expect(await colors(page, [100, 50])).toBe('r');
    await set(page, { z: 0 });
    expect(await colors(page, [100, 50])).toBe('g');
    await page.evaluate(() => {
      exported.other.remove();
    });
    expect(await colors(page, [100, 50])).toBe('r');
    expect(await page.evaluate(() => [exported.other.stage, exported.stage.sprites.size])).toEqual([null, 1]);
  });

  it('removes several sprites, also one that is not on it', async () => {
    const { page } = await open({ script, body });
    await page.evaluate(() => exported.stage.remove(exported.other, exported.box));
    expect(await colors(page, [100, 50])).toBe('.');
    expect(await page.evaluate(() => [exported.box.removed, exported.stage.sprites.size])).toEqual([true, 0]);
  });

  it('draws once a frame, after all actions, and only when something has changed', async () => {
    const { page, step } = await open({
      body,
      script: `${script}
        stage.add(other);
        play(moveTo(1, { x: 20, y: 50 }), other).subscribe();
        play(moveTo(0.5, { x: 180, y: 50 }), box).subscribe();`,
    });
    await step(0.25);
    const seen: number[] = [];
    const places: number[] = [];
    for (let frame = 0; frame < 6; frame++) {
      await page.evaluate(() => exported.drawn());
      await step(0.25);
      const [drawn, x] = await page.evaluate(() => {
        const drawn = exported.drawn();
        const { stage } = exported;
        const { data } = stage.context.getImageData(0, 50, 200, 1);
        return [drawn, Array.from({ length: 200 }, (_, x) => data[x * 4 + 1] === 255).indexOf(true)] as const;
      });
      seen.push(drawn);
      places.push(x);
    }
    expect(seen).toEqual([1, 1, 1, 1, 0, 0]);
    // The left side of the sprite, in the very frame that moved it.
    expect(places.slice(0, 4)).toEqual([75, 55, 35, 15]);
  });

  it.each([
    [{ x: -80, y: 10, scaleX: 2 }, [[101, 60], [139, 60], [99, 60], [120, 54]], 'rr..'],
    [{ x: 150, y: -150, scaleX: 2, rotation: 90 }, [[100, 31], [100, 68], [93, 50]], 'rr.'],
  ] as const)('moves like a camera: %j', async (look, places, expected) => {
    const { page } = await open({ script, body });
    await page.evaluate((look) => void Object.assign(exported.stage, look), look);
    expect(await colors(page, ...places)).toBe(expected);
  }); // prettier-ignore

  it('follows the size of its canvas, and is never empty', async () => {
    const { page } = await open({ script, body });
    await page.evaluate(() => {
      exported.stage.canvas.style.width = '300px';
    });
    await page.waitForFunction(() => exported.stage.width === 300, undefined, { polling: 20 });
    expect(await page.evaluate(() => [exported.stage.canvas.width, exported.stage.canvas.height])).toEqual([300, 100]);
    expect(await page.evaluate(() => exported.stage.context.getImageData(100, 50, 1, 1).data[0])).toBe(255);
  });

  it('draws again when other code has emptied the canvas by setting its size', async () => {
    const { page } = await open({ script, body });
    const seen = await page.evaluate(async () => {
      const { stage } = exported;
      stage.draw();
      const { width } = stage.canvas;
      const seen: unknown[] = [];
      for (const wrong of [width, 7]) {
        stage.canvas.width = wrong;
        await Promise.resolve();
        seen.push(stage.canvas.width === width, stage.context.getImageData(100, 50, 1, 1).data[0]);
      }
      return seen;
    });
    expect(seen).toEqual([true, 255, true, 255]);
  });

  it('lets a sprite draw itself in its box, in its color, and restores the context', async () => {
    const { page } = await open({
      body,
      script: `${script}
        box.draw = (context, { width, height }) => {
          context.beginPath();
          context.rect(0, 0, width / 2, height);
          context.clip();
          context.fillRect(0, 0, width, height);
        };
        stage.add(other);
        other.x = 108;`,
    });
    expect(await colors(page, [91, 50], [99, 50], [101, 50], [104, 50], [112, 50])).toBe('rr.gg');
    await set(page, { flippedX: true });
    expect(await colors(page, [91, 50], [101, 50])).toBe('.r');
  });

  it('draws all the others when one throws, and then throws its error', async () => {
    const { page } = await open({
      body,
      script: `${script}
        box.draw = (context) => {
          context.beginPath();
          context.clip();
          throw new Error('not on my stage');
        };
        stage.add(other);`,
    });
    const draw = (): Promise<string> =>
      page.evaluate(() => {
        try {
          exported.stage.invalidate();
          exported.stage.draw();
          return 'drawn';
        } catch (error) {
          return String(error);
        }
      });
    expect(await draw()).toBe('Error: not on my stage');
    expect(await colors(page, [100, 50])).toBe('g');
    await set(page, { draw: undefined });
    expect(await draw()).toBe('drawn');
    expect(await colors(page, [92, 50], [100, 50])).toBe('rg');
  });

  it('has the background of its options', async () => {
    const white = script.replace('new Stage(canvas)', "new Stage(canvas, { background: '#ffffff' })");
    const { page } = await open({ body, script: white });
    expect(await colors(page, [1, 1], [100, 50], [199, 99])).toBe('wrw');
  });

  it('requests frames only while something changes, and draws at once after a rest', async () => {
    const { page, step } = await open({
      body,
      script: `
        let asked = 0;
        const request = globalThis.requestAnimationFrame;
        globalThis.requestAnimationFrame = (callback) => { asked++; return request(callback); };
        export const frames = () => { const count = asked; asked = 0; return count; };
        ${script.replace("from 'rx-motion';", "from 'rx-motion';\n        const empty = document.createElement('canvas');")}
        new Stage(empty);`,
    });
    const frames = async (): Promise<number> =>
      page.evaluate(() => (exported as unknown as { frames: () => number }).frames());
    await step(0.25, 3);
    await frames();
    await step(0.25, 5);
    expect(await frames()).toBe(0);
    const drawn = await page.evaluate(async () => {
      exported.drawn();
      exported.box.x = 20;
      exported.box.y = 20;
      exported.stage.x = 5;
      await Promise.resolve();
      return exported.drawn();
    });
    expect(drawn).toBe(1);
    expect(await frames()).toBeGreaterThan(0);
    await step(0.25, 3);
    await frames();
    await step(0.25, 5);
    expect(await frames()).toBe(0);
  });

  it('draws again when the canvas was lost and restored', async () => {
    const { page } = await open({ script, body });
    const seen = await page.evaluate(() => {
      const { stage } = exported;
      stage.draw();
      stage.canvas.width += 0;
      stage.canvas.dispatchEvent(new Event('contextrestored'));
      return stage.context.getImageData(stage.canvas.width / 2, stage.canvas.height / 2, 1, 1).data[0];
    });
    expect(seen).toBe(255);
  });

  it('draws the same, whatever others have set in its context', async () => {
    const { page } = await open({ script, body });
    await page.evaluate(() => {
      const { context } = exported.stage;
      context.globalCompositeOperation = 'destination-out';
      context.filter = 'opacity(0)';
      context.shadowColor = 'red';
      context.shadowOffsetX = 30;
      exported.stage.invalidate();
    });
    expect(await colors(page, [100, 50], [130, 50])).toBe('r.');
  });

  it('draws on a canvas that is not on a page, of any size', async () => {
    const { page } = await open({
      body,
      script: `
        import { Sprite, Stage } from 'rx-motion/canvas';
        const canvas = new OffscreenCanvas(40, 20);
        const stage = new Stage(canvas, { pixelRatio: 2 });
        stage.add(new Sprite({ x: 5, y: 5, width: 10, height: 10, color: { r: 255, g: 0, b: 0 } }));
        const look = () => [stage.draw(), stage.width, stage.height, stage.context.getImageData(19, 19, 1, 1).data[0]];
        const seen = [look()];
        canvas.width = canvas.height = 60;
        seen.push(look(), look());
        export { seen as differences };`,
    });
    expect(await page.evaluate(() => exported.differences)).toEqual([
      [true, 20, 10, 255],
      [true, 30, 30, 255],
      [false, 30, 30, 255],
    ]);
  });

  it('stops drawing when it is closed', async () => {
    const { page, step } = await open({ script, body });
    await step(0.25);
    await page.evaluate(() => {
      exported.stage.close();
      exported.box.x = 20;
      exported.drawn();
    });
    await step(0.25, 2);
    expect(await page.evaluate(() => [exported.drawn(), exported.stage.draw()])).toEqual([0, false]);
  });

  it('refuses a canvas with another context', async () => {
    const { page } = await open({
      body,
      script: `
        import { Stage } from 'rx-motion/canvas';
        const canvas = document.querySelector('canvas')!;
        canvas.getContext('bitmaprenderer');
        export let stage = '';
        try { new Stage(canvas); } catch (error) { stage = String(error); }`,
    });
    expect(await page.evaluate(() => exported.stage)).toBe('Error: Stage: the canvas must have a 2D context, got none');
  });

  it('draws sprite frames as drawSprite does', async () => {
    const { page } = await open({
      body,
      script: `
        import { Sprite, Stage } from 'rx-motion/canvas';
        import { drawSprite, SpriteFrame } from 'rx-motion/sprite';
        const picture = document.createElement('canvas');
        picture.width = picture.height = 64;
        const context = picture.getContext('2d')!;
        for (let y = 0; y < 64; y += 4) for (let x = 0; x < 64; x += 4) {
          context.fillStyle = \`rgb(\${x * 4}, \${y * 4}, \${(x * y) % 256})\`;
          context.fillRect(x, y, 4, 4);
        }
        const texture = { url: 'picture', image: picture };
        const rect = { x: 4, y: 8, width: 24, height: 12 };
        const triangle = [{ x: 0, y: 0 }, { x: 24, y: 0 }, { x: 0, y: 12 }];
        const frames = {
          plain: new SpriteFrame({ name: 'plain', texture, rect }),
          trimmed: new SpriteFrame({ name: 'trimmed', texture, rect, offset: { x: 3, y: -2 }, originalSize: { width: 40, height: 30 } }),
          lying: new SpriteFrame({ name: 'lying', texture, rect, rotated: true, offset: { x: 1, y: 2 }, originalSize: { width: 30, height: 20 } }),
          held: new SpriteFrame({ name: 'held', texture, rect, anchor: { x: 0, y: 1 } }),
          cut: new SpriteFrame({ name: 'cut', texture, rect, polygon: { vertices: triangle, verticesUV: triangle, triangles: [[0, 1, 2]] } }),
        };
        const states = {
          upright: { x: 60, y: 40 },
          turned: { x: 60, y: 40, rotation: 90 },
          mirrored: { x: 60, y: 40, flippedX: true, flippedY: true, rotation: 180 },
          scaled: { x: 60, y: 40, scaleX: 2, scaleY: -1 },
          skewed: { x: 60, y: 40, skewX: 20, skewY: -10, rotation: 30, scaleX: 1.5 },
          leaning: { x: 60, y: 40, rotation: 20, rotationSkewY: 50, scaleY: 1.5 },
          swept: { x: 60, y: 40, progress: { type: 'radial' }, percentage: 40, flippedX: true },
          filled: { x: 60, y: 40, progress: { type: 'bar', midpoint: { x: 0, y: 0 }, barChangeRate: { x: 1, y: 0 } }, percentage: 50, flippedY: true },
          faded: { x: 60, y: 40, opacity: 0.4, anchor: { x: 1, y: 0 } },
          tinted: { x: 60, y: 40, color: { r: 128, g: 255, b: 30 }, flippedX: true },
        };
        const stage = new Stage(document.querySelector('canvas')!);
        const reference = document.createElement('canvas');
        reference.width = 200;
        reference.height = 100;
        const plain = reference.getContext('2d')!;
        export const differences: Record<string, number> = {};
        for (const [name, spriteFrame] of Object.entries(frames)) for (const [state, fields] of Object.entries(states)) {
          const sprite = new Sprite({ spriteFrame, ...fields });
          stage.add(sprite);
          stage.draw();
          plain.clearRect(0, 0, 200, 100);
          drawSprite(plain, sprite);
          const one = stage.context.getImageData(0, 0, 200, 100).data;
          const other = plain.getImageData(0, 0, 200, 100).data;
          sprite.remove();
          let most = one.some((value) => value > 0) ? 0 : 999;
          for (let i = 0; i < one.length; i++) most = Math.max(most, Math.abs(one[i]! - other[i]!));
          differences[\`\${name} \${state}\`] = most;
        }`,
    });
    const differences = await page.evaluate(() => exported.differences);
    expect(Object.keys(differences)).toHaveLength(50);
    expect(Object.entries(differences).filter(([, most]) => most > 8)).toEqual([]);
  });
});
