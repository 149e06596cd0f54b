/** An attribute of an element, and where it stands in the template. */
export interface TemplateAttribute {
  readonly name: string;
  readonly value: string;
  /** Where the white space before it starts. */
  readonly space: number;
  readonly start: number;
  readonly end: number;
}

/** An element of a template. */
export interface TemplateElement {
  readonly tag: string;
  readonly start: number;
  /** Where its start tag ends: before `>` or `/>`. */
  readonly tagEnd: number;
  readonly attributes: readonly TemplateAttribute[];
  /** The elements around it, the nearest one last. */
  readonly around: readonly TemplateElement[];
  /** Whether a block or a structural directive decides if it is there. */
  readonly comesAndGoes: boolean;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const ATTRIBUTE = /\s*([^\s=>/"'][^\s=>"']*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;

/**
 * The elements of a template of Angular, in order.
 *
 * @param template Its text.
 */
export function elementsOf(template: string): readonly TemplateElement[] {
  const elements: TemplateElement[] = [];
  /** The open elements and blocks; a block is null. */
  const open: (TemplateElement | null)[] = [];
  const token = /<!--[^]*?-->|\{\{[^]*?\}\}|<\/([\w:-]+)\s*>|<([A-Za-z][\w:-]*)|@[a-z][\w ]*(?:\([^{]*\))?\s*\{|\}/g;
  for (let found = token.exec(template); found !== null; found = token.exec(template)) {
    const [text, closed, tag] = found;
    if (tag !== undefined) {
      const { attributes, end, isClosed } = attributesAt(template, token.lastIndex);
      const around = open.filter((it) => it !== null);
      const isStructural = attributes.some(({ name }) => name.startsWith('*'));
      const isInContainer = around.at(-1)?.tag === 'ng-container' && around.at(-1)!.comesAndGoes;
      const comesAndGoes = isStructural || open.at(-1) === null || isInContainer;
      const element = { tag, start: found.index, tagEnd: end, attributes, around, comesAndGoes };
      elements.push(element);
      token.lastIndex = end;
      if (!isClosed && !VOID.test(tag)) open.push(element);
    } else if (closed !== undefined) {
      const at = open.map((it) => it?.tag).lastIndexOf(closed);
      if (at >= 0) open.length = at;
    } else if (text.endsWith('{') && !text.startsWith('{{')) open.push(null);
    else if (text === '}' && open.at(-1) === null) open.pop();
  }
  return elements;
}

function attributesAt(
  template: string,
  at: number,
): { readonly attributes: readonly TemplateAttribute[]; readonly end: number; readonly isClosed: boolean } {
  const attributes: TemplateAttribute[] = [];
  let end = at;
  ATTRIBUTE.lastIndex = at;
  for (let found = ATTRIBUTE.exec(template); found !== null; found = ATTRIBUTE.exec(template)) {
    const [text, name, double, single, bare] = found;
    end = ATTRIBUTE.lastIndex;
    attributes.push({
      name: name!,
      value: double ?? single ?? bare ?? '',
      space: found.index,
      start: found.index + text.indexOf(name!),
      end,
    });
  }
  return { attributes, end, isClosed: /^\s*\/>/.test(template.slice(end)) };
}
