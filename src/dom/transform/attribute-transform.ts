/** The attribute `transform` of a shape as CSS, which Safari leaves out of the computed style; empty without it. */
export function attributeTransform(element: Element): string {
  if (!element.hasAttribute('transform')) return '';
  const [own, outer] = [element, element.parentElement].map((it) =>
    (it as Partial<SVGGraphicsElement> | null)?.getCTM?.(),
  );
  return own && outer ? DOMMatrix.fromMatrix(outer).inverse().multiply(own).toString() : '';
}
