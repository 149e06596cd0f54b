import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fadeOut, reverseTime } from 'rx-motion';
import { useMotion, usePresence, useSpring } from 'rx-motion/react';
import { Subject } from 'rxjs';

describe('a component rendered on a server', () => {
  const frame$ = new Subject<number>();
  const out = fadeOut(1);
  const Card = ({ isOpen }: { readonly isOpen: boolean }) => {
    useMotion(frame$);
    const spring = useSpring<number>(5, (element, width) => (element.style.width = `${width}px`), { frame$ });
    const { isMounted, ref } = usePresence(isOpen, { enter: reverseTime(out), leave: out, frame$ });
    return createElement('div', { ref: spring }, isMounted ? createElement('p', { ref }) : null);
  };

  it('renders present elements, writes nothing, and requests no frames', () => {
    expect(renderToString(createElement(Card, { isOpen: true }))).toBe('<div><p></p></div>');
    expect(renderToString(createElement(Card, { isOpen: false }))).toBe('<div></div>');
    expect(frame$.observed).toBe(false);
  });
});
