/** The text of an element, markup included, and its text nodes. */
export interface FlowingText {
  /** Has a line feed wherever a line must end: at `<br>`, at a block, at a picture. */
  readonly text: string;
  readonly nodes: readonly NodeStart[];
}

/** A text node, and the index in the whole text at which its own begins. */
export interface NodeStart {
  readonly node: Text;
  readonly start: number;
}

/** Reads the text that an element displays. */
export function flowingText(element: Element): FlowingText {
  let text = '';
  const nodes: NodeStart[] = [];
  const read = (parent: Element): void => {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        nodes.push({ node: node as Text, start: text.length });
        text += (node as Text).data;
      } else if (node.nodeType === Node.ELEMENT_NODE) {
        const { display } = getComputedStyle(node as Element);
        const edge = display === 'inline' && node.textContent !== '' ? '' : '\n';
        text += edge;
        if (display !== 'none') read(node as Element);
        text += edge;
      }
    }
  };
  read(element);
  return { text, nodes };
}
