import { expect, it } from '@jest/globals';
import { type Company, setCompany, showOthers } from '../../src/time/company.js';

it('asks all companies, the innermost first; what owns the numbers comes after what adds to them', () => {
  const asked: string[] = [];
  const company = (name: string, around: Company | null): Company => ({
    around,
    showOthers: (_numbers, adds) => void asked.push(`${name} ${adds ? 'adds' : 'owns'}`),
  });
  const numbers = { target: {}, lenses: { list: [] }, wrote: null };
  const outer = company('outer', null);
  showOthers?.(numbers, true);
  expect(setCompany(company('inner', outer))).toBeNull();
  showOthers?.(numbers, false);
  showOthers?.(numbers, true);
  setCompany(null);
  expect(asked).toEqual(['inner adds', 'outer adds', 'inner adds', 'outer adds', 'inner owns', 'outer owns']);
});
