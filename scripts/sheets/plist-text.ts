import { type PlistValue, build } from 'plist';

/** A property list as XML, in the format of packers. */
export function plistText(value: PlistValue): string {
  return `${build(value, { indent: '  ' })}\n`;
}
