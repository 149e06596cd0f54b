import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { pictureOf } from '../../browser/picture.js';

declare const exported: {
  /** The parts of the outline that are shown, with the own style of the element. */
  readonly at: (time: number) => [shown: string, style: string];
  readonly errors: string[];
  readonly dashes: string[];
};

/** A page with one shape, on which an action runs. */
function drawing(action: string): string {
  return `
    import { Subject } from 'rxjs';
    import { backOut, eased, sequence } from 'rx-motion';
    import { drawStroke, flush } from 'rx-motion/dom';
    const element = document.querySelector<SVGElement>('#it')!;
    const time$ = new Subject<number>();
    export const errors = [];
    time$.pipe((${action}).on({ element })).subscribe({ error: (error) => errors.push(String(error)) });
    /** Where an outline of 100 units has a dash, as the browser computes its style. */
    const shown = (): string => {
      const { strokeDasharray, strokeDashoffset } = getComputedStyle(element);
      if (strokeDasharray === 'none') return 'all';
      const array = strokeDasharray.split(', ').map(parseFloat);
      const period = array.reduce((sum, one) => sum + one);
      const at = (length: number): boolean => {
        let rest = (((length + parseFloat(strokeDashoffset)) % period) + period) % period;
        for (const [index, one] of array.entries()) {
          if (rest < one) return index % 2 === 0;
          rest -= one;
        }
        return false;
      };
      const units = Array.from({ length: 100 }, (_, index) => index).filter((index) => at(index + 0.5));
      return units.length === 0 ? 'none' : units[0] + '-' + (units.at(-1)! + 1) + (units.length === units.at(-1)! + 1 - units[0]! ? '' : '!');
    };
    export const at = (time: number) => {
      time$.next(time);
      flush();
      return [shown(), element.getAttribute('style') ?? ''];
    };`;
}

const path =
  '<svg viewBox="0 0 100 100" width="100" height="100" fill="none" stroke="red"><path id="it" ATTRIBUTES d="M0 0H60V40"/></svg>';
const body = (attributes = ''): string => path.replace('ATTRIBUTES', attributes);

describeInChromium('drawStroke', ({ open }) => {
  const seen = async (action: string, times: readonly number[], page = body()): Promise<[string, string][]> => {
    const { page: opened } = await open({ body: page, script: drawing(action) });
    return opened.evaluate((all) => all.map((time) => exported.at(time)), [...times]);
  };

  it('draws an outline, and leaves no dashes when it is whole', async () => {
    const all = await seen('drawStroke(1, [0, 0], [0, 1])', [0, 0.25, 0.75, 1, 0.5, -1]);
    expect(all.map(([shown]) => shown)).toEqual(['none', '0-25', '0-75', 'all', '0-50', 'all']);
    expect(all[3]![1]).toBe('');
    expect(all[5]![1]).toBe('');
  });

  it('shows any part, and wipes it out at the end', async () => {
    const action = 'sequence(drawStroke(1, [0.2, 0.4], [0.5, 0.9]), drawStroke(1, [0, 1], [1, 1]))';
    const all = await seen(action, [0, 0.5, 1, 1.5, 2]);
    expect(all.map(([shown]) => shown)).toEqual(['20-40', '35-65', 'all', '50-100', 'none']);
  });

  it('goes back the same way', async () => {
    const all = await seen('drawStroke(1, [0, 0], [0, 0.8]).reverse()', [0, 0.25, 1]);
    expect(all.map(([shown]) => shown)).toEqual(['0-80', '0-60', 'none']);
  });

  it('shows the whole outline if a curve overshoots', async () => {
    const all = await seen('drawStroke(1, [0, 0], [0, 1], backOut)', [0.7, 1]);
    expect(all.map(([shown]) => shown)).toEqual(['all', 'all']);
  });

  it('restores the dashes of the page', async () => {
    const all = await seen('drawStroke(1, [0, 0], [0, 1])', [0.5, 1, 0.5, -1], body('style="stroke-dasharray: 10 20"'));
    expect(all.map(([shown]) => shown)).toEqual(['0-50', '0-100!', '0-50', '0-100!']);
    expect(all[1]![1]).toContain('stroke-dasharray: 10, 20');
  });

  it('continues from a part that another action left', async () => {
    const action = 'sequence(drawStroke(1, [0, 0], [0, 0.5]), drawStroke(1, [0, 0.5], [0, 1]))';
    const all = await seen(action, [1, 1.5, 2, 0.5, -1]);
    expect(all.map(([shown]) => shown)).toEqual(['0-50', '0-75', 'all', '0-25', 'all']);
  });

  it('counts in the units of pathLength', async () => {
    const { page } = await open({ body: body('pathLength="1"'), script: drawing('drawStroke(1, [0, 0], [0, 0.5])') });
    const dashes = await page.evaluate(() => {
      exported.at(1);
      return getComputedStyle(document.querySelector('#it')!).strokeDasharray;
    });
    expect(dashes).toBe('0.5px, 2px');
  });

  it('shows nothing at its start, round caps included', async () => {
    const { page } = await open({
      body: body('stroke-linecap="round" stroke-width="30"'),
      script: drawing('drawStroke(1, [0.5, 0.5], [0, 1])'),
    });
    await page.evaluate(() => exported.at(0));
    const shot = await pictureOf(page.locator('svg'));
    await page.evaluate(() => document.querySelector('#it')!.remove());
    expect(shot.equals(await pictureOf(page.locator('svg')))).toBe(true);
  });

  it('is shown by the animations of the browser in playNative', async () => {
    const { page } = await open({
      body: body(),
      script: `
        import { Subject } from 'rxjs';
        import { drawStroke, playNative } from 'rx-motion/dom';
        const element = document.querySelector<SVGElement>('#it')!;
        const frame$ = new Subject<number>();
        playNative(drawStroke(1, [0, 0], [0, 1]), element, { frame$ }).subscribe();
        frame$.next(0);
        const animations = document.getAnimations();
        export const dashes = [0, 1, 500].map((time) => {
          for (const animation of animations) animation.currentTime = time;
          const { strokeDasharray, strokeDashoffset } = getComputedStyle(element);
          return strokeDasharray + ' at ' + strokeDashoffset;
        });`,
    });
    const dashes = await page.evaluate(() => exported.dashes);
    expect(dashes).toEqual(['0px, 300px at -200px', '0.1px, 200px at 0px', '50px, 200px at 0px']);
  });

  it('fails on an element that is not a shape', async () => {
    const { page } = await open({ body: '<div id="it"></div>', script: drawing('drawStroke(1, [0, 0], [0, 1])') });
    await page.evaluate(() => exported.at(0));
    expect(await page.evaluate(() => exported.errors)).toEqual([
      'TypeError: drawStroke: element must be an SVG shape, got "div"',
    ]);
  });
});
