/** How far an element moves itself along one axis: pixels, or another length as in CSS. */
export interface OwnLength {
  readonly px: number;
  /** `-50%`, `min(50%, 20px)`; empty for pixels. */
  readonly base: string;
}

/** The lengths of a computed `translate`: x, y and z. A function is one word, whatever stands in it. */
export function ownTranslate(translate: string): [OwnLength, OwnLength, OwnLength] {
  const [x = '', y = '', z = ''] = translate.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
  return [lengthOf(x), lengthOf(y), lengthOf(z)];
}

function lengthOf(text: string): OwnLength {
  const px = /^[-+.\de]+px$/.test(text) ? parseFloat(text) : 0;
  return { px, base: px === 0 && parseFloat(text) !== 0 ? text : '' };
}
