/** What a property list holds. Whole numbers become integers. */
export type PlistValue = string | number | boolean | readonly PlistValue[] | { readonly [key: string]: PlistValue };

/** A property list as XML, as packers write it. */
export function plistText(value: PlistValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${element(value, '')}
</plist>
`;
}

function element(value: PlistValue, indent: string): string {
  if (typeof value === 'boolean') return `${indent}<${value ? 'true' : 'false'}/>`;
  if (typeof value === 'number') return leaf(Number.isInteger(value) ? 'integer' : 'real', String(value), indent);
  if (typeof value === 'string') return leaf('string', value, indent);
  const inner = `${indent}  `;
  const [tag, content] = isList(value)
    ? ['array', value.map((item) => element(item, inner))]
    : ['dict', Object.entries(value).flatMap(([key, item]) => [leaf('key', key, inner), element(item, inner)])];
  return [`${indent}<${tag}>`, ...content, `${indent}</${tag}>`].join('\n');
}

function isList(value: PlistValue): value is readonly PlistValue[] {
  return Array.isArray(value);
}

function leaf(tag: string, text: string, indent: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `${indent}<${tag}>${escaped}</${tag}>`;
}
