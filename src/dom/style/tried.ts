/**
 * What is read of an element while its own style says something else of a property. Nothing of it is seen. Transitions of CSS that it sets off are taken back: under them
 * the browser would go on saying what it shows at present.
 *
 * @param property As in CSS.
 */
export function tried<V>(element: HTMLElement | SVGElement, property: string, text: string, read: () => V): V {
  const { style } = element;
  const [own, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)];
  // Not every browser tells of them.
  const { getAnimations } = element as { getAnimations?: typeof element.getAnimations };
  const running = getAnimations?.call(element);
  const say = (text: string, priority?: string): void => {
    style.setProperty(property, text, priority);
    for (const animation of getAnimations?.call(element) ?? [])
      if (running?.includes(animation) === false) animation.cancel();
  };
  say(text);
  const found = read();
  say(own, priority);
  return found;
}
