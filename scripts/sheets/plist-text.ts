import { type PlistValue, build } from 'plist';

/** A property list as XML, as packers write it. */
export function plistText(value: PlistValue): string {
  return `${build(value, { indent: '  ' })}\n`;
}
