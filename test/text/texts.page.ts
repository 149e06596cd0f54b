/** Texts of many kinds, which are split in a page. */
import { splitText, type SplitTextOptions } from 'rx-motion/text';

const texts = [
  ['font: bold 28px serif', 'AVATAR To Wave fi office'],
  ['', 'Plain with <b>bold and <i>italic</i></b> and <a href="#">a link that is long</a> and wor<b>ld</b>!'],
  [
    'font: 20px serif; line-height: 0.9; text-align: justify',
    'Justified text over several lines, with <code style="background: #eee; padding: 0 4px">code</code>, x<sup>2</sup>.',
  ],
  [
    'text-align: center; letter-spacing: 2px; text-transform: uppercase',
    'Centered straße<br>broken <mark>marked text</mark>',
  ],
  ['direction: rtl', 'שלום עולם Hello World 123 ואז עוד טקסט ארוך מאוד כאן'],
  ['direction: rtl', 'مرحبا بالعالم Hello هذا نص طويل'],
  ['text-indent: 40px; white-space: pre-wrap; font-size: 16px', 'pre  wrapped   text\nand a new line of it'],
  [
    'background: linear-gradient(90deg, red, blue) text; color: transparent; font-weight: bold',
    'A gradient in the text',
  ],
  ['', 'Build <span style="background: linear-gradient(90deg, red, blue) text; color: transparent">faster</span> now'],
  ['writing-mode: vertical-rl; height: 110px', 'Vertical text in two lines'],
  ['writing-mode: vertical-rl; height: 190px', 'Vertical שלום עולם text'],
  ['transform: scale(0.7)', 'Scaled text <b>bold</b> of two lines, which are wide enough'],
  ['zoom: 1.5', 'Zoomed <b>text</b>'],
  ['text-decoration: underline', 'Underlined text'],
  ['display: flex; gap: 10px', 'Flex <b>box</b>'],
] as const;

const elements = texts.map(([style, html]) => {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.cssText = `width: 380px; margin: 6px; font-size: 22px; ${style}`;
  element.innerHTML = html;
  return element;
});

/** Splits all texts; returns how many parts each has. */
export function split(options: SplitTextOptions): number[] {
  return elements.map((element) => splitText(element, options).targets.length);
}
