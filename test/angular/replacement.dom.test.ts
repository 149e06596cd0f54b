import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { formerParents, predecessorOf } from '../../src/angular/replacement.js';

let list: HTMLElement;

beforeEach(() => {
  list = document.createElement('ul');
});

afterEach(() => {
  formerParents.clear();
});

function item(key?: string, tag = 'li'): HTMLElement {
  const element = list.appendChild(document.createElement(tag));
  if (key !== undefined) element.dataset.key = key;
  return element;
}

function takeOut(element: HTMLElement): HTMLElement {
  formerParents.set(element, list);
  element.remove();
  return element;
}

it('finds the latest element with the same key, tag and parent', () => {
  const [first, second] = [takeOut(item('a')), takeOut(item('a'))];
  expect(predecessorOf(item('a'))).toBe(second);
  formerParents.delete(second);
  expect(predecessorOf(item('a'))).toBe(first);
});

it('treats all elements without a key as the same', () => {
  const gone = takeOut(item());
  expect(predecessorOf(item())).toBe(gone);
});

it('finds the one at the same place in an element that is replaced in this task', async () => {
  const [old, next] = [item(), item()];
  old.innerHTML = '<p><i></i></p><i data-key="a"></i><i></i>';
  next.innerHTML = '<p><i></i></p><i></i><i data-key="a"></i>';
  takeOut(old);
  expect(predecessorOf(next)).toBe(old);
  const [first, second, keyed] = next.querySelectorAll('i');
  const [oldFirst, oldKeyed, oldSecond] = old.querySelectorAll('i');
  expect([first!, second!, keyed!].map(predecessorOf)).toEqual([oldFirst, oldSecond, oldKeyed]);
  await Promise.resolve();
  expect(predecessorOf(first!)).toBeUndefined();
});

it('finds none with another key, another tag or another parent', () => {
  takeOut(item('a'));
  expect([item('b'), item('a', 'p'), item()].map(predecessorOf)).toEqual([undefined, undefined, undefined]);
  const elsewhere = document.createElement('ul').appendChild(document.createElement('li'));
  elsewhere.dataset.key = 'a';
  expect(predecessorOf(elsewhere)).toBeUndefined();
});
