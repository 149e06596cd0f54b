/** What the attribute `transform` makes of a shape, as CSS: Safari leaves it out of the computed style. */
export function attributeTransform(element: Element): string {
  if (!element.hasAttribute('transform')) return '';
  const [own, outer] = [element, element.parentElement].map((it) =>
    (it as Partial<SVGGraphicsElement> | null)?.getCTM?.(),
  );
  return own && outer ? DOMMatrix.fromMatrix(outer).inverse().multiply(own).toString() : '';
}
