import { describe, expect, it } from '@jest/globals';
import { cssValues, delayTime, fadeIn, moveBy, moveTo, quadraticIn, repeatForever, sequence, to } from 'rx-motion';
import { score, toCSS } from 'rx-motion/score';

const hero = { selector: '.hero', name: 'appear' };

describe('toCSS', () => {
  it('writes keyframes, a rule, and a rule for less motion', () => {
    expect(toCSS(score(fadeIn(0.5), { opacity: 0 }), hero).split('\n')).toEqual([
      '@keyframes appear {',
      '  0% { opacity: 0 }',
      '  100% { opacity: 1 }',
      '}',
      '.hero { animation: appear 0.5s linear both }',
      '@media (prefers-reduced-motion: reduce) { .hero { animation-duration: 0s; animation-iteration-count: 1 } }',
    ]);
  });

  it('groups the properties of one time', () => {
    const css = toCSS(score(sequence(moveTo(1, { x: 8, y: 4 }), fadeIn(1)), { x: 0, y: 0, opacity: 0 }), hero);
    expect(css).toContain('  50% { transform: translate(8px, 4px); opacity: 0 }');
  });

  it('jumps within a millionth of the duration', () => {
    const css = toCSS(score(sequence(delayTime(1), moveBy(0, { x: 5, y: 0 }), delayTime(1)), { x: 0, y: 0 }), hero);
    expect(css).toContain('  49.9999% { transform: translate(0px, 0px) }\n  50% { transform: translate(5px, 0px) }');
  });

  it('cuts a curve into straight lines', () => {
    const css = toCSS(score(moveTo(1, { x: 100 }, quadraticIn), { x: 0 }), hero);
    expect(css).toContain('  50% { transform: translate(25px, 0px) }');
    expect(css.split('\n').length).toBeLessThan(40);
  });

  it('writes a colour in few lines', () => {
    const plan = score(to(1, { color: 'blue' }, { mix: cssValues() }), { color: '#f00' });
    expect(toCSS(plan, hero).split('\n').slice(1, 5)).toEqual([
      '  0% { color: rgb(255, 0, 0) }',
      '  99.9999% { color: rgb(0, 0, 255) }',
      '  100% { color: blue }',
      '}',
    ]);
  });

  it('accepts script names and CSS names', () => {
    const found = { backgroundColor: 'red', 'margin-left': '0px', '--gap2': '0px' };
    const plan = score(
      to(1, { backgroundColor: 'blue', 'margin-left': '4px', '--gap2': '1px' }, { mix: cssValues() }),
      found,
    );
    expect(toCSS(plan, hero)).toContain('  100% { background-color: blue; margin-left: 4px; --gap2: 1px }');
  });

  it('keeps the other numbers of the transform', () => {
    const plan = score(moveTo(1, { x: 100 }), { x: 0, y: 40, rotation: 10, scaleX: 1 });
    expect(toCSS(plan, hero)).toContain('  100% { transform: translate(100px, 40px) rotate(10deg) }');
  });

  it('can repeat the animation', () => {
    const action = repeatForever(moveBy(1, { x: 5, y: 0 }));
    expect(toCSS(score(action, { x: 0, y: 0 }, { until: 1 }), { ...hero, repeat: Infinity })).toContain(
      '.hero { animation: appear 1s linear infinite both }',
    );
  });

  it('omits properties unknown to CSS', () => {
    expect(toCSS(score(to(1, { shield: 5 }), { shield: 0 }), hero)).toContain('@keyframes appear {\n}');
  });

  it('rejects values that are not CSS', () => {
    const plan = score(fadeIn(1), { opacity: 0 });
    expect(() => toCSS(plan, { ...hero, name: 'a b' })).toThrow('toCSS: name must be a CSS identifier, got "a b"');
    expect(() => toCSS(plan, { ...hero, name: 'reverse' })).toThrow(
      'toCSS: name must be no word that `animation` knows',
    );
    expect(() => toCSS(plan, { ...hero, repeat: 0 })).toThrow('toCSS: repeat must be above 0, got 0');
  });
});
