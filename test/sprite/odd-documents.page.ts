import { brokenDocuments } from './broken-documents.js';
import { oddDocuments, outcomeOf } from './odd-documents.js';

export const odd = (): string[] => oddDocuments.map(({ text }) => outcomeOf(text).slice(0, 2000));
export const broken = (count: number): string[] => brokenDocuments(count).map(outcomeOf);
