import { expect, it } from 'vitest';
import { type MatrixPlace, nextPlace, clampPlace } from './matrix-position.ts';

const EXTENT = { rows: 200, columns: 30, page: 10 };
const place = (text: string): MatrixPlace => {
  const [row = 0, column = 0] = text.split(':').map(Number);
  return { row, column };
};

it.each([
  ['ArrowDown', '1:1', '2:1'],
  ['ArrowDown', '200:1', '201:1'],
  ['ArrowDown', '201:1', '201:1'],
  ['ArrowUp', '1:1', '0:1'],
  ['ArrowUp', '0:1', '0:1'],
  ['ArrowLeft', '5:1', '5:0'],
  ['ArrowLeft', '5:0', '5:0'],
  ['ArrowRight', '5:30', '5:30'],
  ['Home', '7:12', '7:0'],
  ['End', '7:12', '7:30'],
  ['PageDown', '1:3', '11:3'],
  ['PageDown', '195:3', '200:3'],
  ['PageDown', '200:3', '201:3'],
  ['PageUp', '15:3', '5:3'],
  ['PageUp', '4:3', '1:3'],
  ['PageUp', '1:3', '0:3'],
  ['Control+Home', '50:9', '1:0'],
  ['Control+End', '50:9', '200:30'],
])('%s moves from %s to %s', (key, from, to) => {
  expect(nextPlace(key, place(from), EXTENT)).toEqual(place(to));
});

it.each(['a', 'Tab', 'Control+ArrowDown', 'constructor'])('%s does not move', (key) => {
  expect(nextPlace(key, place('1:1'), EXTENT)).toBeNull();
});

it('moves to the nearest cell when rows and columns are removed', () => {
  expect(clampPlace(place('180:25'), { rows: 8, columns: 5 })).toEqual(place('9:5'));
});
