import { expect, it } from 'vitest';
import { normalPath } from './normal-path.ts';

it.each([
  ['/books/bk_1', '/books/bk_1'],
  ['/books/%62k_1', '/books/bk_1'],
  ['/books/%62%6B%5f1', '/books/bk_1'],
  ['/books/a%7Eb%2dc%2Ed', '/books/a~b-c.d'],
  ['/books/%d0%bA', '/books/%D0%BA'],
  // A reserved character has another meaning than its encoding.
  ['/books/a%2fb', '/books/a%2Fb'],
  ['/books/a%3fb%23c', '/books/a%3Fb%23c'],
  ['/books/a%40b', '/books/a%40b'],
  ['/books/a@b', '/books/a@b'],
  ['/books/a%20b', '/books/a%20b'],
  // What was decoded once is not decoded again.
  ['/books/%2562k', '/books/%2562k'],
  // Letters beyond ASCII are no unreserved characters.
  ['/books/%b5', '/books/%B5'],
  ['/books/%zz%62', '/books/%zz%62'],
  ['/books/%2%36', '/books/%2%36'],
])('%s is %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal);
});
