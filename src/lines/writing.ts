/**
 * What an action does to its numbers: a To-action owns them; a By-action adds to whatever is there. Straight lines have a class for each instead
 * (line.ts), so that a program that only owns does not carry what adds.
 */
export type Writing = 'owns' | 'adds';
