/** The kinds of words that are told apart. */
const kinds = [
  ['comment', /\/\/.*/],
  ['string', /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/],
  ['number', /\b\d[\d_.]*\b/],
  ['keyword', /\b(?:import|from|export|const|let|return|new|for|of|in|if|else|type|function|get|set|satisfies|as)\b/],
  ['call', /\b[A-Za-z_$][\w$]*(?=(?:<[^>()]*>)?\()/],
] as const;

const anyKind = new RegExp(kinds.map(([kind, { source }]) => `(?<${kind}>${source})`).join('|'), 'g');

/** TypeScript as text with its words marked by classes. */
export function highlight(code: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let end = 0;
  for (const match of code.matchAll(anyKind)) {
    fragment.append(code.slice(end, match.index));
    end = match.index + match[0].length;
    const [kind] = kinds.find(([name]) => match.groups?.[name] !== undefined) ?? [''];
    const span = document.createElement('span');
    span.className = `code-${kind}`;
    span.textContent = match[0];
    fragment.append(span);
  }
  fragment.append(code.slice(end));
  return fragment;
}
