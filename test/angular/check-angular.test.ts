import { expect, it } from '@jest/globals';
import { checkAngular } from '../../src/angular/check-angular.js';

it('names the required and the installed version of Angular', () => {
  expect(() => checkAngular({ needed: undefined, installed: '19.2.0' })).toThrow(
    new Error('rx-motion/angular: needs @angular/core >= 20.2, got 19.2.0'),
  );
  checkAngular();
});
