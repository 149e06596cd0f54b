import fc from 'fast-check';
import { cssKeyframes, domTarget, flush, styleBy, styleTo } from 'rx-motion/dom';
import { of } from 'rxjs';

const names = [
  'width',
  'margin-top',
  'color',
  'filter',
  'transform',
  'opacity',
  'display',
  'box-shadow',
  'z-index',
  'inset',
];
const texts = [
  '12',
  '-3.5',
  'px',
  '5x',
  'rgb(1, 2',
  '#12345',
  'blub(3px)',
  'calc(1px + )',
  '1px 2px 3px 4px 5px',
  'red blue',
  '1px;',
];
const actions = {
  styleTo: (name: string, text: string) => styleTo(1, { opacity: 0.5, [name]: text }),
  styleBy: (name: string, text: string) => styleBy(1, { opacity: 0.1, [name]: text }),
  cssKeyframes: (name: string, text: string) => {
    const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return cssKeyframes(1, { opacity: 0.5, [property]: text });
  },
};

/** Where a value is refused that the browser takes, or the other way round, or an element is written all the same. */
export function faults(seed: number, count: number): string[] {
  const all: string[] = [];
  const cases = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...texts), fc.constantFrom('', 'width: 50px'));
  for (const [name, text, style] of fc.sample(cases, { seed, numRuns: count })) {
    for (const [kind, make] of Object.entries(actions)) {
      const element = document.body.appendChild(document.createElement('div'));
      element.style.cssText = style;
      const before = element.getAttribute('style');
      let error = '';
      of(0, 0.5)
        .pipe(make(name, text).on(domTarget(element)))
        .subscribe({ error: (it: unknown) => (error = String(it)) });
      flush();
      const hint = CSS.supports(name, `${text}px`) ? ` (a length needs a unit: "${text}px")` : '';
      const wanted = `RangeError: ${kind}: ${name} must be a value that the browser understands, got "${text}"${hint}`;
      if (error !== (CSS.supports(name, text) ? '' : wanted)) all.push(`${kind} ${name} ${text}: ${error}`);
      if (error !== '' && element.getAttribute('style') !== before) all.push(`${kind} ${name} ${text}: it is written`);
      if (error !== '' && element.getAnimations().length > 0) all.push(`${kind} ${name} ${text}: it is animated`);
      element.remove();
    }
  }
  return [...new Set(all)];
}
