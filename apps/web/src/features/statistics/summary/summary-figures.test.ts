import { beforeAll, expect, it } from 'vitest';
import { formatDecimal } from '../../../format/number/numbers.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { changeOf } from './summary-figures.ts';

beforeAll(() => setLocale('en'));

it.each([
  ['more of a good figure', { now: '9', before: '8', share: '13%', betterWhen: 'more' }, '13% more', 'up', 'better'],
  ['less of a good figure', { now: '4', before: '8', share: '50%', betterWhen: 'more' }, '50% less', 'down', 'worse'],
  ['more of a bad figure', { now: '9', before: '8', share: '13%', betterWhen: 'less' }, '13% more', 'up', 'worse'],
  ['less of a bad figure', { now: '4', before: '8', share: '50%', betterWhen: 'less' }, '50% less', 'down', 'better'],
  [
    'more of a neutral figure',
    { now: '9', before: '8', share: '13%', betterWhen: 'either' },
    '13% more',
    'up',
    'neither',
  ],
  ['an equal figure', { now: '8', before: '8', share: '0%', betterWhen: 'more' }, 'no change', 'same', 'neither'],
  ['a rise from zero', { now: '3', before: '0', share: null, betterWhen: 'more' }, '+3', 'up', 'better'],
  ['a fall of a small figure', { now: '5', before: '8', share: null, betterWhen: 'more' }, '−3', 'down', 'worse'],
  ['a loss after a gain', { now: '-3', before: '5', share: '160%', betterWhen: 'more' }, '160% less', 'down', 'worse'],
] as const)('compares %s', (_, compared, words, direction, verdict) => {
  expect(changeOf({ ...compared, format: formatDecimal })).toEqual({
    words,
    before: `was ${formatDecimal(compared.before)}`,
    direction,
    verdict,
  });
});
