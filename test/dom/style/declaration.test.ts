import { expect, it } from '@jest/globals';
import { Declarations } from '../../../src/dom/style/declarations.js';

/** A style that spells numbers in two digits, as browsers spell them in six. */
function styleOf(fields: Record<string, string>): CSSStyleDeclaration {
  const spelled = new Map(Object.entries(fields));
  const spell = (value: string): string => (Number.isNaN(Number(value)) ? value : Number(value).toPrecision(2));
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => (name === 'getPropertyPriority' ? () => '' : (spelled.get(String(name)) ?? '')),
    set: (_, name, value) => spelled.set(String(name), spell(String(value))) instanceof Map,
  });
}

it('puts back what others changed or took away, however a browser spells it', () => {
  const style = styleOf({ translate: '5px' });
  const declarations = new Declarations(style);
  declarations.expect('translate');
  declarations.say('opacity', 1 / 3);
  declarations.hold();
  declarations.hold();
  expect([style.translate, style.opacity]).toEqual(['5px', '0.33']);
  style.opacity = '';
  style.translate = '9px';
  declarations.hold();
  expect([style.translate, style.opacity]).toEqual(['5px', '0.33']);
});

it('lets stand what was said since the last time', () => {
  const style = styleOf({});
  const declarations = new Declarations(style);
  declarations.say('opacity', 0.5);
  declarations.hold();
  declarations.say('opacity', 0.25);
  declarations.hold();
  declarations.hold();
  expect(style.opacity).toBe('0.25');
});
