import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  readonly at: (time: number) => void;
  /** The computed values of properties; after `own:`, those of the element's own style. */
  readonly seen: (...names: string[]) => string[];
  readonly errors: unknown[];
  /** The own style of the element before a motion, and after it was released. */
  readonly givenBack: () => readonly [before: object, after: object];
  /** A number in the style, or its error. */
  readonly style: (property: string, unit: string | undefined) => unknown;
};

function playing(action: string): string {
  return `
    import { Subject } from 'rxjs';
    import { eased, fadeTo, moveTo, sequence, spawn, targeted, to } from 'rx-motion';
    import { domTarget, flush, styleBy, styleNumber, styleTo } from 'rx-motion/dom';
    const element = document.querySelector<HTMLElement>('#it')!;
    const target = domTarget(element);
    const time$ = new Subject<number>();
    export const errors: unknown[] = [];
    time$.pipe((${action}).on(target)).subscribe({ error: (error) => errors.push(String(error)) });
    export const style = (property: string, unit: string | undefined) => {
      try {
        const { value, unit: read } = styleNumber(element, property, unit);
        return { value, unit: read };
      } catch (error) {
        return String(error);
      }
    };
    export const at = (time: number) => { time$.next(time); flush(); };
    export const seen = (...names: string[]) => names.map((name) => {
      const isOwn = name.startsWith('own:');
      return (isOwn ? element.style : getComputedStyle(element)).getPropertyValue(isOwn ? name.slice(4) : name);
    });`;
}

/** A motion of a paragraph with a style, and its values at some times. */
type Motion = readonly [
  how: string,
  body: string,
  action: string,
  names: string,
  ...seen: (readonly [number, string])[],
];

const word = (style: string): string => `<p id="it" style="${style}">word</p>`;
const motions: readonly Motion[] = [
  ['are animated by name, in their current units', word('--glow: 0.5; font-size: 10px; letter-spacing: 2px'),
    `styleTo(1, { '--glow': 1, '--heat': 8, fontSize: 20, 'letter-spacing': 4, borderTopLeftRadius: 8 })`,
    '--glow --heat font-size letter-spacing border-top-left-radius',
    [0.5, '0.75 4 15px 3px 4px'], [1, '1 8 20px 4px 8px'], [0.25, '0.625 2 12.5px 2.5px 2px']],
  ['add up, and can be reversed', word('border-radius: 10px'),
    'sequence(styleBy(1, { borderRadius: 20 }), styleBy(1, { borderRadius: 20 }).reverse())',
    'border-radius', [0.5, '20px'], [1, '30px'], [1.75, '15px'], [2, '10px']],
  ['are targets themselves, with a unit if the style has none', word('line-height: normal; width: 50%'),
    `sequence(targeted(styleNumber(element, 'lineHeight', 'em'), to(1, { value: 2 })), targeted(styleNumber(element, '--part', '%'), to(1, { value: 50 })))`,
    '--part line-height', [1.5, '25% 32px']],
  ['stay in percent', `<div style="width: 400px">${word('width: 50%')}</div>`, 'styleTo(1, { width: 100 })',
    'width', [0, '200px'], [0.5, '300px'], [1, '400px']],
  ['are 0 if nothing is displayed', `<div hidden>${word('')}</div>`, 'styleTo(1, { width: 40 })', 'own:width', [0.5, '20px']],
  ['are whole at all times if CSS takes no fractions', word('position: relative; z-index: 1; order: 0'),
    'styleTo(1, { zIndex: 5, order: -4 })', 'z-index order', [0.2, '2 -1'], [0.5, '3 -2'], [1, '5 -4']],
  ['stay in line heights if the style sheet uses them', `<style>p { font-size: 10px; line-height: 1.5 }</style>${word('')}`,
    'styleTo(1, { lineHeight: 2 })', 'line-height own:line-height', [0.5, '17.5px 1.75'], [1, '20px 2']],
  ['go to the size of the content, and back to that of the page',
    '<style>#it { height: 0; overflow: hidden } #it div { height: 80px }</style><section id="it"><div></div></section>',
    `sequence(styleTo(1, { height: 'auto' }), styleTo(1, { height: '*' }))`, 'height own:height',
    [0.5, '40px 40px'], [1, '80px auto'], [1.5, '40px 40px'], [2, '0px '], [0.25, '20px 20px'], [-1, '0px ']],
  ['go from one unit to any other, and continue from between them',
    `<style>#it { border-radius: 12px; letter-spacing: normal }</style>${word('')}`,
    `sequence(
      styleTo(1, { borderRadius: '50%', letterSpacing: '4px' }, (t) => t / 2),
      styleTo(1, { borderRadius: '0px' }),
      styleTo(1, { borderRadius: '20%' }),
      styleTo(1, { borderRadius: '*' }),
    )`,
    'border-radius letter-spacing',
    [0, 'calc(0% + 12px) normal'], [0.5, 'calc(12.5% + 9px) 1px'], [1.5, 'calc(12.5% + 3px) 2px'], [2.5, '10% 2px'],
    [3.5, 'calc(10% + 6px) 2px'], [4, '12px 2px']],
  ['keep their priority, below an !important rule of a style sheet',
    `<style>#it { width: 10px !important; height: 20px !important; opacity: 0.25 !important; transform: translate(1px) !important; filter: blur(9px) !important }</style>
    ${word('width: 40px !important; opacity: 1 !important; transform: translate(0px) !important; filter: blur(1px) !important')}`,
    `spawn(styleTo(1, { width: 80, height: 80, filter: 'blur(5px)' }), moveTo(1, { x: 8 }), fadeTo(1, 0))`,
    'width height filter transform opacity', [0.5, '60px 20px blur(3px) matrix(1, 0, 0, 1, 4, 0) 0.5']],
  ['go to 0 and to auto where the element is not displayed', `<div style="display: none">${word('')}</div>`,
    `sequence(styleTo(1, { width: 0, height: '0px' }), styleTo(1, { height: 'auto' }))`,
    'own:height', [0, ''], [0.5, '0px'], [1, '0px'], [1.5, '0px'], [2, '']],
]; // prettier-ignore

describeInChromium('numbers in a style', ({ open }) => {
  it.each(motions)('%s', async (_how, body, action, names, ...expected) => {
    const { page } = await open({ body, script: playing(action) });
    const seen = await page.evaluate(
      ([names, times]) =>
        times.map((time) => {
          exported.at(time);
          return [time, exported.seen(...names).join(' ')] as const;
        }),
      [names.split(' '), expected.map(([time]) => time)] as const,
    );
    expect([await page.evaluate(() => exported.errors), seen]).toEqual([[], expected]);
  });

  it.each([
    ['width: 50%', 'width', undefined, 50, '%'],
    ['font-size: 2em', 'fontSize', undefined, 2, 'em'],
    ['left: 25%', 'left', '%', 25, '%'],
    ['line-height: 1.5', 'lineHeight', undefined, 1.5, ''],
    ['width: calc(50% - 10px)', 'width', undefined, 190, 'px'],
    ['', 'font-size', undefined, 16, 'px'],
    ['margin-left: 0', 'marginLeft', '%', 0, '%'],
    ['-webkit-text-stroke-width: 3px', 'webkitTextStrokeWidth', undefined, 3, 'px'],
    ['--part: 5vw', '--part', undefined, 5, 'vw'],
  ] as const)('have the inline unit, else the computed one: %s', async (style, property, unit, value, read) => {
    const { page } = await open({
      body: `<div style="width: 400px; height: 200px; position: relative"><p id="it" style="position: absolute; ${style}">word</p></div>`,
      script: playing(`styleTo(1, {})`),
    });
    const number = await page.evaluate(({ property, unit }) => exported.style(property, unit), { property, unit });
    expect(number).toEqual({ value, unit: read });
  });

  it.each([
    ['width', '%', 'styleNumber: unit must be the one of width, "px", got "%"'],
    ['--part', 'px', 'styleNumber: unit must be the one of --part, "", got "px"'],
    ['boderRadius', undefined, 'styleNumber: property must be a CSS property, got "boder-radius"'],
    ['length', undefined, 'styleNumber: property must be a CSS property, got "length"'],
    ['boderRadius', 'px', 'styleNumber: property must be a CSS property, got "boder-radius"'],
  ])('are rejected in another unit, or without a property: %s in %s', async (property, unit, message) => {
    const { page } = await open({
      body: '<p id="it" style="width: 50px; --part: 5">word</p>',
      script: playing(`styleTo(1, {})`),
    });
    const asked = async (): Promise<unknown> =>
      page.evaluate(({ property, unit }) => exported.style(property, unit), { property, unit });
    expect([await asked(), await asked()]).toEqual([`RangeError: ${message}`, `RangeError: ${message}`]);
  });

  it('fail only their own action if the style has a keyword', async () => {
    const { page } = await open({
      body: '<p id="it">word</p>',
      script: playing(`styleTo(1, { marginTop: 2, lineHeight: 2 })`),
    });
    await page.evaluate(() => {
      exported.at(0);
    });
    expect(await page.evaluate(() => exported.errors)).toEqual([
      'RangeError: styleTo: line-height must be a number unless a unit is given, got "normal"',
    ]);
  });

  it('are restored at rest when others replace the style', async () => {
    const { page } = await open({
      body: '<p id="it" style="--glow: 0; width: 40px; filter: blur(1px)">word</p>',
      script: playing(
        `eased(styleTo(1, { '--glow': 1, width: 80, filter: 'blur(5px)', color: 'rgb(0 0 0)' }), (t) => (t < 0.25 ? 0 : t < 1 ? 0.5 : 1))`,
      ),
    });
    const seen = await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>('#it')!;
      const names = ['--glow', 'width', 'filter'];
      return [0, 0.25, 0.5, 0.75, 0.875, 1].map((time) => {
        if (time > 0.25) element.style.cssText = 'font-style: italic';
        exported.at(time);
        return exported.seen(...names).join(' ');
      });
    });
    expect(seen).toEqual(['0 40px blur(1px)', ...new Array<string>(4).fill('0.5 60px blur(3px)'), '1 80px blur(5px)']);
  });

  it.each([
    ['padding', '0px', '20px 10px', '10px 5px', '5px 2.5px'],
    ['margin', '4px 8px', '2px', '3px 5px', '3.5px 6.5px'],
    ['border-radius', '0px', '8px 4px 2px', '4px 2px 1px', '2px 1px 0.5px'],
    ['translate', '0px 0px', '20px 10px', '10px 5px', '5px 2.5px'],
    ['scale', '1', '2 3', '1.5 2', '1.25 1.5'],
    ['background-position', '0% 0%', '20px 10px', 'calc(0% + 10px) calc(0% + 5px)', 'calc(0% + 5px) calc(0% + 2.5px)'],
  ])('go from and to lists that the browser shortens: %s', async (property, found, goal, half, quarter) => {
    const { page } = await open({
      body: `<style>#it { ${property}: ${found} }</style><p id="it">word</p>`,
      script: playing(`sequence(
        styleTo(1, { '${property}': '${goal}' }, (t) => t / 2),
        styleTo(1, { '${property}': '${found}' }),
      )`),
    });
    const seen = await page.evaluate((property) => {
      return [0, 1, 1.5, 2].map((time) => {
        exported.at(time);
        return exported.seen(property)[0];
      });
    }, property);
    expect(await page.evaluate(() => exported.errors)).toEqual([]);
    expect(seen.slice(1, 3)).toEqual([half, quarter]);
    expect(seen[3]).toBe(seen[0]);
  });

  it.each([
    ['border: none', `styleTo(1, { border: '4px solid red' })`],
    ['margin-left: 3px; margin-top: 2px !important', `styleTo(1, { margin: '8px' })`],
    ['border-top: 1px solid red', `styleTo(1, { borderWidth: '4px' })`],
  ])('give back the parts of a shorthand that has no text: %s', async (style, action) => {
    const { page } = await open({
      body: `<p id="it" style="${style}">word</p>`,
      script: `${playing(action)}
        import { release } from 'rx-motion/dom';
        const parts = () => Object.fromEntries(Array.from(element.style, (name) => [name, element.style.getPropertyValue(name) + element.style.getPropertyPriority(name)]));
        const before = parts();
        export const givenBack = () => {
          for (const time of [0, 0.5, 1]) { time$.next(time); flush(); }
          release(target);
          return [before, parts()];
        };`,
    });
    const [before, after] = await page.evaluate(() => exported.givenBack());
    expect(after).toEqual(before);
  });

  it.each([
    [
      'by a shorthand',
      `styleBy(1, { margin: '10px' })`,
      ['0px 0px 0px 10px', '5px 5px 5px 15px', '10px 10px 10px 20px'],
    ],
    [
      'back to the page',
      `sequence(styleTo(0.5, { margin: '20px' }), styleTo(0.5, { margin: '*' }))`,
      ['0px 0px 0px 10px', '20px', '0px 0px 0px 10px'],
    ],
  ])('keep the side that the style gives by itself: %s', async (_, action, margins) => {
    const { page } = await open({
      body: '<style>p { margin: 0 }</style><p id="it" style="margin-left: 10px">word</p>',
      script: playing(action),
    });
    const seen = await page.evaluate(() =>
      [0, 0.5, 1].map((time) => {
        exported.at(time);
        return exported.seen('margin')[0];
      }),
    );
    expect(seen).toEqual(margins);
  });

  it('cannot be read for the first time after the element has left the page', async () => {
    const { page } = await open({
      body: '<p id="it">word</p>',
      script: playing(`styleTo(1, {})`),
    });
    const error = await page.evaluate(() => {
      document.querySelector('#it')!.remove();
      return exported.style('fontSize', undefined);
    });
    expect(error).toBe(
      'Error: styleNumber: the element must be in the document when font-size is read first, got one that is not',
    );
  });
});
