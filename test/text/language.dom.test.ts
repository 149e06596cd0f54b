import { expect, it } from '@jest/globals';
import { languageOf } from '../../src/text/language.js';

it.each([
  ['<p lang="de-at"><b></b></p>', 'de-AT'],
  ['<p lang="de"><i lang="fr"><b></b></i></p>', 'fr'],
  ['<b></b>', undefined],
  ['<p lang=""><b></b></p>', undefined],
  ['<p lang="en_US!"><b></b></p>', undefined],
])('languageOf(b) in %s is %s', (html, language) => {
  document.body.innerHTML = html;
  expect(languageOf(document.querySelector('b')!)).toBe(language);
});
