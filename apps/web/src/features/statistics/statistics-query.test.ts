import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setServerTime } from '../../format/date/clock.ts';
import { paths } from '../../paths.ts';
import { DETAILS, requestOf as detailsRequest } from './details/details-query.ts';
import { requestOf, SUMMARY } from './summary/summary-query.ts';

beforeAll(() => setServerTime('2026-11-02T09:00:00Z'));
afterAll(() => setServerTime(new Date().toISOString()));

const params = (search: string) => new URLSearchParams(search);

describe('the summary', () => {
  it('defaults to thirty days by day, with a comparison', () => {
    const { query, unread } = SUMMARY.parse(params(''));
    expect(requestOf(query)).toEqual({
      from: '2026-10-04',
      to: '2026-11-02',
      granularity: 'day',
      timeZone: 'UTC',
      compare: true,
    });
    expect(unread).toEqual([]);
    expect(paths.statsSummary(SUMMARY.serialize(query))).toBe('/admin/stats/summary');
  });

  it.each([
    'period=quarter&granularity=month&zone=Europe%2FMoscow&compare=false&table=users%2Cmoney-RUB',
    'period=own&from=2026-01-01&to=2026-03-31',
  ])('is restored from %s', (search) => {
    const { query, unread } = SUMMARY.parse(params(search));
    expect(unread).toEqual([]);
    expect(paths.statsSummary(SUMMARY.serialize(query))).toBe(`/admin/stats/summary?${search}`);
  });

  it.each([
    ['period=century', ['period=century']],
    ['period=own', ['period=own']],
    ['period=own&from=2026-02-30&to=2026-03-01', ['from=2026-02-30']],
    ['period=own&from=2026-03-02&to=2026-03-01', ['from=2026-03-02', 'to=2026-03-01']],
    ['period=own&from=1950-01-01&to=2026-03-01', ['period=own', 'from=1950-01-01', 'to=2026-03-01']],
    ['zone=Moon', ['zone=Moon']],
    ['compare=perhaps', ['compare=perhaps']],
    // The contract's limit is four hundred days.
    ['period=own&from=2024-01-01&to=2026-01-01&granularity=day', ['granularity=day']],
  ])('reports the ignored parameters of %s', (search, ignored) => {
    expect(SUMMARY.parse(params(search)).unread).toEqual(ignored);
  });
});

describe('the details', () => {
  const full =
    'q=%D0%BB%D0%B5%D1%81&access=trial%2Cactive&plan=pro&referrer=petrov&registeredFrom=2026-01-01&registeredTo=2026-02-01' +
    '&activeFrom=2026-10-01&from=2026-03-01&to=2026-03-31&zone=Asia%2FOmsk&sort=-savings&page=3&perPage=100';

  it('restore every filter', () => {
    const { query, unread } = DETAILS.parse(params(full));
    expect(unread).toEqual([]);
    expect(paths.statsDetails(DETAILS.serialize(query))).toBe(`/admin/stats/details?${full}`);
    expect(detailsRequest(query)).toEqual({
      q: 'лес',
      accessStatus: ['trial', 'active'],
      planCode: ['pro'],
      referrer: 'petrov',
      registeredFrom: '2026-01-01',
      registeredTo: '2026-02-01',
      lastActiveFrom: '2026-10-01',
      from: '2026-03-01',
      to: '2026-03-31',
      timeZone: 'Asia/Omsk',
      sort: ['-savings'],
      page: 3,
      perPage: 100,
    });
  });

  it('report and ignore invalid values, and keep the rest', () => {
    const { query, unread } = DETAILS.parse(params('q=x&access=trial,rich&sort=luck&page=0&perPage=7&referrer=A!'));
    expect(query).toEqual({ ...DETAILS.standard, access: ['trial'] });
    expect(unread).toEqual(['q=x', 'access=rich', 'referrer=A!', 'sort=luck', 'page=0', 'perPage=7']);
  });
});
