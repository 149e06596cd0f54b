import { describe, expect, it } from '@jest/globals';
import type { StyledElement } from '../../../src/element/elemental.js';
import type { Declaration } from '../../../src/element/style/declaration.js';
import { Declarations } from '../../../src/element/style/declarations.js';

/** A style that spells numbers in two digits, as browsers spell them in six, and counts what is read. */
function styleOf(fields: Readonly<Record<string, string>>, priority = '') {
  const spelled = new Map(Object.entries(fields));
  const spell = (value: string): string =>
    value === '' || Number.isNaN(Number(value)) ? value : Number(value).toPrecision(2);
  const style = {
    reads: 0,
    importance: '',
    getPropertyPriority: () => priority,
    getPropertyValue(name: string) {
      this.reads++;
      return spelled.get(name) ?? '';
    },
    setProperty(name: string, value: string, importance: string) {
      this.importance = importance;
      spelled.set(name, spell(value));
    },
  };
  const proxy = new Proxy(style, {
    set(object, name, value: unknown) {
      if (name in object) return Reflect.set(object, name, value);
      spelled.set(String(name), spell(String(value)));
      return true;
    },
  });
  return { style: proxy as typeof style & CSSStyleDeclaration, spelled };
}

function opacityIn(style: CSSStyleDeclaration): Declaration {
  return new Declarations({ style } as object as StyledElement).of('opacity');
}

describe('a declaration', () => {
  it('is written only after it was set', () => {
    const { style, spelled } = styleOf({ opacity: '1' });
    const declaration = opacityIn(style);
    declaration.write();
    expect(spelled.get('opacity')).toBe('1');
    declaration.set(0.5);
    expect(spelled.get('opacity')).toBe('1');
    declaration.write();
    expect(spelled.get('opacity')).toBe('0.50');
  });

  it('is restored when others change or remove it, however a browser spells it', () => {
    const { style, spelled } = styleOf({});
    const declaration = opacityIn(style);
    declaration.set(1 / 3);
    declaration.write();
    for (const foreign of ['', '1', '']) {
      spelled.set('opacity', foreign);
      declaration.write();
      expect(spelled.get('opacity')).toBe('0.33');
    }
  });

  it('is left to others that changed it, unless it is waiting to be written', () => {
    const { style, spelled } = styleOf({});
    const declaration = opacityIn(style);
    const seen = (): unknown => [declaration.isActive, spelled.get('opacity')];
    declaration.set(1 / 3);
    declaration.concede();
    expect(seen()).toEqual([true, undefined]);
    declaration.write();
    spelled.set('opacity', '');
    declaration.concede();
    expect(seen()).toEqual([false, '']);
    declaration.set(2 / 3);
    declaration.write();
    declaration.concede();
    expect(seen()).toEqual([true, '0.67']);
    spelled.set('opacity', '0.10');
    declaration.concede();
    expect(seen()).toEqual([false, '0.10']);
  });

  it('is not read back as long as it changes', () => {
    const { style } = styleOf({});
    const declaration = opacityIn(style);
    for (const value of [0.1, 0.2, 0.3]) {
      declaration.set(value);
      declaration.write();
    }
    // Only to know what to give back.
    expect(style.reads).toBe(1);
  });

  it('keeps the priority that it was found with', () => {
    const { style, spelled } = styleOf({ opacity: '1' }, 'important');
    const declaration = opacityIn(style);
    declaration.set(0.5);
    declaration.write();
    expect([spelled.get('opacity'), style.importance]).toEqual(['0.50', 'important']);
  });
});
