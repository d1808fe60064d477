import { beforeAll, expect, it } from 'vitest';
import { formatDecimal } from '../../../format/number/numbers.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { changeOf } from './summary-figures.ts';

beforeAll(() => setLocale('en'));

it.each([
  ['more of what is wanted', { now: '9', before: '8', share: '13%', betterWhen: 'more' }, '13% more', 'up', 'better'],
  ['less of what is wanted', { now: '4', before: '8', share: '50%', betterWhen: 'more' }, '50% less', 'down', 'worse'],
  ['more of what is not', { now: '9', before: '8', share: '13%', betterWhen: 'less' }, '13% more', 'up', 'worse'],
  ['less of what is not', { now: '4', before: '8', share: '50%', betterWhen: 'less' }, '50% less', 'down', 'better'],
  ['either way', { now: '9', before: '8', share: '13%', betterWhen: 'either' }, '13% more', 'up', 'neither'],
  ['as much as before', { now: '8', before: '8', share: '0%', betterWhen: 'more' }, 'no change', 'same', 'neither'],
  ['something after nothing', { now: '3', before: '0', share: null, betterWhen: 'more' }, '+3', 'up', 'better'],
  ['fewer of a few', { now: '5', before: '8', share: null, betterWhen: 'more' }, '−3', 'down', 'worse'],
  ['a loss after a gain', { now: '-3', before: '5', share: '160%', betterWhen: 'more' }, '160% less', 'down', 'worse'],
] as const)('%s', (_, compared, words, direction, verdict) => {
  expect(changeOf({ ...compared, say: formatDecimal })).toEqual({
    words,
    before: `was ${formatDecimal(compared.before)}`,
    direction,
    verdict,
  });
});
