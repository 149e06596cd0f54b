import { expect, it } from '@jest/globals';
import { domTarget, flush, release, styleText } from 'rx-motion/dom';

it.each(['transform', 'translate'])(
  'moves from the %s of a style value and back, and keeps a later one',
  (property) => {
    const element = document.body.appendChild(document.createElement('div'));
    const value = styleText(element, property);
    const change = (to: string): void => {
      value.value = to;
      flush();
    };
    const style = (): string => element.style.getPropertyValue(property);
    const shown = { transform: 'translateX(100px)', translate: '100px' }[property]!;
    change(shown);
    const target = domTarget(element);
    const { x } = target;
    target.x = x + 5;
    flush();
    expect(element.style.transform).toContain('translate(');
    target.x = x;
    flush();
    expect(style()).toBe(shown);
    target.x = x + 5;
    flush();
    change('none');
    domTarget(element);
    flush();
    expect(style()).toBe('none');
    release(target);
    expect(element.hasAttribute('style')).toBe(false);
  },
);
