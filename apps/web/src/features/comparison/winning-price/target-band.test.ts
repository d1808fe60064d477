import { expect, it } from 'vitest';
import { findTargetBand, formatTargetBand } from './target-band.ts';

it.each([
  ['0.01', 'up to 5%'],
  ['5', 'up to 5%'],
  ['5.01', '5–10%'],
  ['10', '5–10%'],
  ['18.4', '15–20%'],
  ['44.1', '30–50%'],
  ['99.99', '50–100%'],
])('formats %s percent as %s', (percent, words) => {
  expect(formatTargetBand(findTargetBand(percent))).toBe(words);
});
