import { make } from './make.js';

/** A title that may break within its words, at their humps. */
export function breakable(title: string): (Node | string)[] {
  return title.split(/(?<=[a-z])(?=[A-Z])/).flatMap((part, index) => (index === 0 ? [part] : [make('wbr'), part]));
}

/** A text in which names of code, as --glow and steps(), stay whole. */
export function prose(text: string): (Node | string)[] {
  return text.split(/(--\w+|[\w-]+\(\))/).map((part, index) => (index % 2 === 0 ? part : make('code', {}, part)));
}
