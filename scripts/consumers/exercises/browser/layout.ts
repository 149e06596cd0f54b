import { play } from 'rx-motion';
import { flip } from 'rx-motion/layout';
import { of } from 'rxjs';

export function exercise() {
  const list = document.body.appendChild(document.createElement('ul'));
  list.innerHTML = '<li>one</li><li>two</li>';
  const items = [...list.querySelectorAll('li')];
  const sort = () => list.append(...items.reverse());
  play(flip(items, sort, { duration: 1 }), {}, of(0, 0.5, 0.5)).subscribe();
  const { textContent } = list;
  const styles = items.map(({ style }) => style.cssText).join('');
  list.remove();
  if (textContent !== 'twoone' || styles !== '') throw new Error(`the list is "${textContent}", "${styles}"`);
}
