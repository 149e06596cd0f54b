import { play } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { countTo } from 'rx-motion/text';
import { of } from 'rxjs';

export function exercise() {
  const element = document.body.appendChild(document.createElement('p'));
  play(countTo(1, 1234), { element }, of(0, 1)).subscribe();
  flush();
  const { textContent } = element;
  element.remove();
  if (!textContent.startsWith('1')) throw new Error(`the text is "${textContent}"`);
}
