import { describe, expect, it } from '@jest/globals';
import { queryElements } from '../../../src/angular/migration/query.js';

describe('the result of a query', () => {
  const root = document.createElement('div');
  root.innerHTML = '<i class="ng-enter"></i><i class="ng-trigger ng-trigger-row"></i><b class="ng-leave"></b>';
  const [first, second, third] = Array.from(root.children) as HTMLElement[];

  it.each([
    ['i', {}, [first, second]],
    [' b , i', {}, [first, second, third]],
    [':self, b', {}, [root, third]],
    ['b, :self', {}, [root, third]],
    [':self', {}, [root]],
    [':enter', {}, [first]],
    ['b:leave', {}, [third]],
    ['@row', {}, [second]],
    ['@*', {}, [second]],
    ['*', { limit: 2 }, [first, second]],
    ['*', { limit: -1 }, [third]],
    ['*', { limit: 0 }, [first, second, third]],
    [':self, *', { limit: 1 }, [root, first]],
    ['u', { optional: true }, []],
  ])('%s %j', (selector, options, expected) => {
    expect(queryElements(selector, root, options)).toEqual(expected);
  });

  it('may be empty only if the query is optional and has an element', () => {
    const message = 'fromMetadata: query("u") must find an element in options.element';
    expect(() => queryElements('u', root, {})).toThrow(message);
    expect(() => queryElements('u', undefined, { optional: true })).toThrow(message);
  });
});
