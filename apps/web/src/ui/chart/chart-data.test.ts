import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDecimal } from '../../format/number/numbers.ts';
import { setLocale } from '../../i18n/locale.ts';
import { chartCsv } from './chart-csv.ts';
import { type ChartData, limitSeries, hasValues, readableKind, summaryOf } from './chart-data.ts';

beforeAll(() => setLocale('en'));
afterAll(() => setLocale('en'));

const DATA: ChartData = {
  axis: 'Day',
  unit: 'orders',
  format: formatDecimal,
  series: [
    { key: 'made', label: 'Created' },
    { key: 'sum', label: '=Worth' },
  ],
  points: [
    { key: '2026-10-05', label: '5 Oct', values: { made: '3', sum: '0.10' } },
    { key: '2026-10-06', label: '6 Oct', values: { made: '12', sum: '0.20' } },
    { key: '2026-10-07', label: '7 Oct', values: { made: '7', sum: null } },
  ],
};

it('summarizes each series in a sentence: lowest, highest, last', () => {
  expect(summaryOf(DATA, true)).toEqual([
    'Created: lowest 3 (5 Oct), highest 12 (6 Oct), last 7 (7 Oct).',
    '=Worth: lowest 0.1 (5 Oct), highest 0.2 (6 Oct), last 0.2 (6 Oct).',
  ]);
});

it('leaves an unfinished period out of lowest and highest', () => {
  const points = [
    ...DATA.points,
    { key: '2026-10-08', label: '8 Oct, so far', values: { made: '0' }, isUnfinished: true },
  ];
  expect(summaryOf({ ...DATA, points }, true)[0]).toBe(
    'Created: lowest 3 (5 Oct), highest 12 (6 Oct), last 0 (8 Oct, so far).',
  );
});

it('turns too many bars into lines', () => {
  const days = (count: number): ChartData => ({
    ...DATA,
    points: Array.from({ length: count }, (_, day) => ({ key: `${day}`, label: `${day}`, values: { made: '1' } })),
  });
  expect(readableKind('bars', days(12))).toBe('bars');
  expect(readableKind('bars', days(31))).toBe('line');
  expect(readableKind('stacked', days(31))).toBe('stacked');
});

it('gives categories a highest and a lowest value, but no last one', () => {
  expect(summaryOf(DATA, false)[0]).toBe('Created: most 12 (6 Oct), least 3 (5 Oct).');
});

it('summarizes a single point once, and reports missing points', () => {
  const [point] = DATA.points;
  if (!point) throw new Error('There is a first point.');
  expect(summaryOf({ ...DATA, points: [point] }, true)[0]).toBe('Created: 3 (5 Oct).');
  expect(summaryOf({ ...DATA, points: [] }, true)[0]).toBe('Created: no data.');
});

describe('more than six series', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const many: ChartData = {
    ...DATA,
    series: keys.map((key) => ({ key, label: key.toUpperCase() })),
    points: [{ key: '2026-10-05', label: '5 Oct', values: Object.fromEntries(keys.map((key) => [key, '0.1'])) }],
  };

  it('become five and the exact sum of the rest', () => {
    const { series, points } = limitSeries(many);
    expect(series.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'E', 'Other']);
    // Floating-point numbers would add these up to 0.20000000000000001.
    expect(points[0]?.values['other']).toBe('0.2');
  });

  it('are needed: six stay unchanged', () => {
    const six = { ...many, series: many.series.slice(0, 6) };
    expect(limitSeries(six)).toBe(six);
  });
});

it('detects charts without values', () => {
  expect(hasValues(DATA)).toBe(true);
  expect(hasValues({ ...DATA, points: [] })).toBe(false);
  expect(hasValues({ ...DATA, points: [{ key: 'x', label: 'x', values: { made: '0', sum: '0.00' } }] })).toBe(false);
});

describe('the CSV', () => {
  it('has exact values and dates, and no formulas', () => {
    expect(chartCsv(DATA)).toBe(
      '\uFEFFDay,"Created, orders","\'=Worth, orders"\r\n2026-10-05,3,0.10\r\n2026-10-06,12,0.20\r\n2026-10-07,7,\r\n',
    );
  });

  it('uses the separators of the reader’s language', () => {
    setLocale('ru');
    expect(chartCsv(DATA).split('\r\n')[1]).toBe('2026-10-05;3;0,10');
    setLocale('en');
  });

  it('includes the shares', () => {
    const funnel: ChartData = {
      ...DATA,
      axis: 'Step',
      series: [{ key: 'count', label: 'Users' }],
      points: [{ key: 'paying', label: 'Pays', values: { count: '4' }, share: '12.50' }],
      shareLabel: 'of those registered',
    };
    expect(chartCsv(funnel)).toContain('Step,"Users, orders","%, of those registered"\r\nPays,4,12.50\r\n');
  });
});
