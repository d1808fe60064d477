/** Tests rules that compare submitted bids just below, at and just above their thresholds. */
import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, aSupplier, bidsAt, NOW } from '../../../../test/recount/example-order.ts';
import type { BidRecord } from '../../../model/records/bids.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { explanationOf } from '../explain.ts';
import { findConflicts } from '../find.ts';
import { newEntry } from '../lifecycle.ts';

function findingsOf(kind: string, bids: readonly BidRecord[], order: OrderRecord = anOrder()) {
  return findConflicts(order, bids, NOW).filter((finding) => finding.kind === kind);
}

describe('price_abnormally_low', () => {
  const oneLine = anOrder({ items: [anItem(1)] });
  /** Findings for one line; bids 1, 2, … offer it at these prices. */
  const low = (...prices: string[]) =>
    findingsOf('price_abnormally_low', bidsAt(...prices.map((price) => [price])), oneLine)
      .filter(({ facet }) => facet === 'line')
      .map(({ bidIds, details }) => [bidIds[0], details.meanOfOthers, details.nextOffer, details.suspectedFactor]);

  test.each<[string, string[], unknown[]]>([
    ['60 % of the mean of the others', ['60', '85', '115'], [['bid_1', '100', null, null]]],
    ['a little above 60 %', ['60.0001', '85', '115'], []],
    ['no mean with one other offer', ['75', '100'], []],
    ['70 % of the next higher offer', ['70', '100'], [['bid_1', null, '100', null]]],
    ['a little above 70 %', ['70.0001', '100'], []],
    [
      'two low offers, both compared with the next higher one',
      ['70', '70', '100'],
      [
        ['bid_1', null, '100', null],
        ['bid_2', null, '100', null],
      ],
    ],
    ['a gap between higher offers', ['69', '70', '100.1'], [['bid_2', null, '100.1', null]]],
    ['a zero price', ['0', '100', '100'], [['bid_1', '100', '100', null]]],
    ['a zero price left out of the mean', ['0', '90', '100'], [['bid_1', '95', '90', null]]],
    ['a misplaced decimal point', ['8.9', '90', '90'], [['bid_1', '90', '90', 10]]],
    ['a price a hundred times too low', ['0.9', '90', '91'], [['bid_1', '90.5', '90', 100]]],
    ['a price a thousand times too low', ['0.09', '90'], [['bid_1', null, '90', 1000]]],
    ['a factor at its lower edge', ['12', '90'], [['bid_1', null, '90', 10]]],
    ['a factor below its lower edge', ['12.0001', '90'], [['bid_1', null, '90', null]]],
    ['a factor at its upper edge', ['7.2', '90'], [['bid_1', null, '90', 10]]],
    ['a factor above its upper edge', ['7.1999', '90'], [['bid_1', null, '90', null]]],
  ])('%s', (_what, prices, expected) => expect(low(...prices)).toEqual(expected));

  test('only totals of complete bids are compared', () => {
    const totals = (bids: BidRecord[]) =>
      findingsOf('price_abnormally_low', bids).flatMap(({ facet, bidIds }) => (facet === 'total' ? bidIds : []));
    expect(totals(bidsAt(['7', '7'], ['10', '10']))).toEqual(['bid_1']);
    expect(totals(bidsAt(['7', '7.01'], ['10', '10']))).toEqual([]);
    expect(totals(bidsAt(['7', null], ['10', '10']))).toEqual([]);
  });

  test('incomparable prices and drafts are skipped', () => {
    const [low1, high] = bidsAt(['1', '1'], ['100', '100']);
    if (!low1 || !high) throw new Error('two bids');
    expect(findingsOf('price_abnormally_low', [{ ...low1, currency: 'EUR' }, high])).toEqual([]);
    expect(findingsOf('price_abnormally_low', [{ ...low1, status: 'draft' }, high])).toEqual([]);
    const boxed = { ...low1, items: [aLine(1, { unitPrice: '1', unitCode: 'XBX' })] };
    expect(findingsOf('price_abnormally_low', [boxed, high])).toEqual([]);
  });
});

describe('price_abnormally_high', () => {
  const oneLine = (changes: Parameters<typeof anItem>[1] = {}) => anOrder({ items: [anItem(1, changes)] });
  type Found = [bid: string, median: unknown, last: unknown, ceiling: unknown, factor: unknown];
  const high = (prices: readonly string[], order = oneLine(), lastPrices?: ReadonlyMap<string, string>) =>
    findConflicts(order, bidsAt(...prices.map((price) => [price])), NOW, lastPrices)
      .filter(({ kind, facet }) => kind === 'price_abnormally_high' && facet === 'line')
      .map(({ bidIds, details: { medianOfOthers, lastPrice, ceiling, suspectedFactor } }): Found => [
        bidIds[0] ?? '',
        medianOfOthers,
        lastPrice,
        ceiling,
        suspectedFactor,
      ]);

  test.each<[string, string[], Found[]]>([
    ['three times the median of the others', ['300', '90', '110'], [['bid_1', '100', null, null, null]]],
    ['a little less', ['299.9999', '90', '110'], []],
    ['the median of an odd number of others', ['300', '1', '100', '110'], [['bid_1', '100', null, null, null]]],
    ['two offers alone', ['300', '100'], []],
    ['a power of ten above the only other', ['1000', '100'], [['bid_1', '100', null, null, 10]]],
    ['a price for 100', ['1700', '17', '18'], [['bid_1', '17.5', null, null, 100]]],
    ['a price for 1000', ['17000', '17', '17.5', '18'], [['bid_1', '17.5', null, null, 1000]]],
    ['a factor at its upper edge', ['125', '10', '10'], [['bid_1', '10', null, null, 10]]],
    ['a factor above its upper edge', ['125.01', '10', '10'], [['bid_1', '10', null, null, null]]],
    ['a factor at its lower edge', ['75', '10', '10'], [['bid_1', '10', null, null, 10]]],
    ['other offers at zero', ['300', '0', '0', '100'], []],
    ['one offer alone', ['300'], []],
  ])('%s', (_what, prices, expected) => expect(high(prices)).toEqual(expected));

  test('the last price and the ceiling are measures even for a bid alone', () => {
    const last = new Map([['itm_1', '17']]);
    expect(high(['1700'], oneLine(), last)).toEqual([['bid_1', null, '17', null, 100]]);
    expect(high(['50.99'], oneLine(), last)).toEqual([]);
    expect(high(['51'], oneLine(), new Map([['itm_2', '17']]))).toEqual([]);
    expect(high(['1700'], oneLine({ maxUnitPrice: '20' }))).toEqual([['bid_1', null, null, '20', 100]]);
    expect(high(['59.99'], oneLine({ maxUnitPrice: '20' }))).toEqual([]);
  });

  test('a ceiling has the VAT mode of the order', () => {
    const order = { ...oneLine({ maxUnitPrice: '20' }), vatMode: 'included' as const };
    // 49.2 without VAT are 60.02 with it.
    expect(high(['49.2'], order)).toEqual([['bid_1', null, null, '20', null]]);
    expect(high(['49.1'], order)).toEqual([]);
  });

  test('a price far above the others makes none of them unusually low', () => {
    const order = oneLine();
    expect(findingsOf('price_abnormally_low', bidsAt(['1700'], ['17'], ['18']), order)).toEqual([]);
    expect(high(['1700', '17', '18'], order)).toHaveLength(1);
  });

  test('totals of complete bids are measured alike, and follow from a line', () => {
    const totals = (bids: BidRecord[]) =>
      findingsOf('price_abnormally_high', bids).flatMap(({ facet, bidIds, causedBy }) =>
        facet === 'total' ? [[bidIds[0], causedBy !== null]] : [],
      );
    expect(totals(bidsAt(['1000', '10'], ['10', '10'], ['10', '10']))).toEqual([['bid_1', true]]);
    const delivered = bidsAt(['10', '10'], ['10', '10'], ['10', '10']).map((bid, at) =>
      at === 0 ? { ...bid, deliveryCost: '4000.00' } : bid,
    );
    expect(totals(delivered)).toEqual([['bid_1', false]]);
    expect(totals(bidsAt(['1000', null], ['10', '10'], ['10', '10']))).toEqual([]);
  });

  test('names the order of magnitude as a question', () => {
    const order = oneLine();
    const bids = bidsAt(['1700'], ['17'], ['17']);
    const [finding] = findingsOf('price_abnormally_high', bids, order);
    if (!finding) throw new Error('A price a hundred times too high is found');
    const entry = newEntry(finding, new Date(NOW).toISOString());
    expect(explanationOf(entry, { order, bids }, 'en')).toContain('about 100 times as much: is the price for 100?');
    expect(explanationOf(entry, { order, bids }, 'ru')).toContain('примерно в 100 раз больше: цена указана за 100?');
  });
});

describe('duplicate_bid', () => {
  const inn = (id: string) => ({ taxId: { scheme: 'RU-INN', id } as const });
  const nameless = { taxId: null, name: 'ООО «Метиз-Сервис»' };
  const phone = [{ name: null, role: null, email: null, phone: '+74957771122', isPrimary: true }];
  const twins = (
    a: Partial<BidRecord['supplier']>,
    b: Partial<BidRecord['supplier']>,
    second: Partial<BidRecord> = {},
  ) => [aBid(1, { supplier: aSupplier(1, a) }), aBid(2, { supplier: aSupplier(2, b), ...second })];

  test.each<[string, BidRecord[], boolean]>([
    ['the same tax number', twins(inn('7707083893'), inn('7707083893')), true],
    ['different tax numbers', twins(inn('7707083893'), inn('7736050003')), false],
    [
      'no tax number, same name and phone',
      twins({ ...nameless, contacts: phone }, { ...nameless, name: 'Метиз-сервис, ООО', contacts: phone }),
      true,
    ],
    ['no tax number, same name, nothing else', twins(nameless, nameless), false],
    [
      'no tax number, same phone, other name',
      twins({ taxId: null, contacts: phone }, { taxId: null, contacts: phone }),
      false,
    ],
    ['one an alternative to the other', twins(inn('1'), inn('1'), { alternativeOfBidId: 'bid_1' }), false],
    ['one a new round of the other', twins(inn('1'), inn('1'), { supersedesBidId: 'bid_1' }), false],
    ['an alternative to a third bid', twins(inn('1'), inn('1'), { alternativeOfBidId: 'bid_9' }), true],
    ['one still a draft', twins(inn('1'), inn('1'), { status: 'draft' }), false],
  ])('%s', (_what, bids, isFound) => {
    expect(findingsOf('duplicate_bid', bids).map(({ bidIds, severity }) => [...bidIds, severity])).toEqual(
      isFound ? [['bid_1', 'bid_2', 'blocker']] : [],
    );
  });

  test('names the evidence: the tax number, or the name with a common phone or e-mail', () => {
    const detailsOf = (bids: BidRecord[]) => findingsOf('duplicate_bid', bids)[0]?.details;
    expect(detailsOf(twins(inn('7707083893'), inn('7707083893')))).toEqual({
      numbers: ['1', '2'],
      taxScheme: 'RU-INN',
      taxId: '7707083893',
      name: null,
      phone: null,
      email: null,
    });
    const named = { ...nameless, contacts: phone };
    expect(detailsOf(twins(named, named))).toMatchObject({ taxId: null, name: nameless.name, phone: '+74957771122' });
  });

  test('alternatives to one bid are not duplicates; bids that refer to each other do not loop', () => {
    const [one, two] = twins(inn('1'), inn('1'), { alternativeOfBidId: 'bid_1' });
    const third = aBid(3, { supplier: aSupplier(3, inn('1')), alternativeOfBidId: 'bid_1' });
    expect(
      findingsOf(
        'duplicate_bid',
        [one, two, third].flatMap((bid) => bid ?? []),
      ),
    ).toEqual([]);
    const circle = twins(inn('1'), inn('1'), { alternativeOfBidId: 'bid_1' }).map((bid) =>
      bid.id === 'bid_1' ? { ...bid, alternativeOfBidId: 'bid_2' } : bid,
    );
    expect(() => findingsOf('duplicate_bid', circle)).not.toThrow();
  });

  test('bids on different lots do not collide', () => {
    const lots = [
      { key: 'a', title: 'А' },
      { key: 'b', title: 'Б' },
    ];
    const order = anOrder({ lots, items: [anItem(1, { lotKey: 'a' }), anItem(2, { lotKey: 'b' })] });
    const on = (first: number, second: number) =>
      twins(inn('1'), inn('1'), { items: [aLine(second)] }).map((bid, at) =>
        at === 0 ? { ...bid, items: [aLine(first)] } : bid,
      );
    expect(findingsOf('duplicate_bid', on(1, 2), order)).toEqual([]);
    expect(findingsOf('duplicate_bid', on(1, 1), order)).toHaveLength(1);
  });
});

describe('affiliated_suppliers by files', () => {
  const order = anOrder({ items: [anItem(1)] });
  const strongSigns = (a: string[], b: string[]) => {
    const bids = bidsAt(['10'], ['13'], ['11.7']).map((bid, at) =>
      at === 2 ? bid : { ...bid, fileHashes: at === 0 ? a : b },
    );
    return findingsOf('affiliated_suppliers', bids, order).map(({ details }) => details.strong);
  };

  test('a common file is a strong sign', () => {
    expect(strongSigns(['a', 'b'], ['c', 'b'])).toEqual([['same_file']]);
    expect(strongSigns(['a'], ['b'])).toEqual([]);
    expect(strongSigns([], [])).toEqual([]);
  });
});

describe('affiliated_suppliers', () => {
  const six = anOrder({ items: [1, 2, 3, 4, 5, 6].map((n) => anItem(n)) });
  const contact = (changes: object) => ({
    contacts: [{ name: null, role: null, email: null, phone: null, isPrimary: true, ...changes }],
  });
  /** Signals between two bids, beside an unrelated third one. */
  const signals = (
    a: Partial<BidRecord['supplier']>,
    b: Partial<BidRecord['supplier']>,
    rows: string[][] = [['10'], ['13']],
  ) => {
    const bids = bidsAt(...rows, ['11.7', '19', '7.3', '31', '5', '9']).map((bid, at) =>
      at === 2 ? bid : { ...bid, supplier: aSupplier(at + 1, at === 0 ? a : b) },
    );
    return findingsOf('affiliated_suppliers', bids, six).map(({ details }) => [details.strong, details.weak]);
  };
  const strong = (name: string) => [[[name], []]];

  test.each<[string, object, object, unknown[]]>([
    ['the same phone', contact({ phone: '+74957771122' }), contact({ phone: '+74957771122' }), strong('phone')],
    ['the same e-mail', contact({ email: 'A@metiz.example' }), contact({ email: 'a@metiz.example' }), strong('email')],
    [
      'the same company domain',
      contact({ email: 'a@metiz.example' }),
      contact({ email: 'b@metiz.example' }),
      strong('email_domain'),
    ],
    ['the same free e-mail service', contact({ email: 'a@mail.ru' }), contact({ email: 'b@mail.ru' }), []],
    ['the same account', { bankAccount: '4'.repeat(20) }, { bankAccount: '4'.repeat(20) }, strong('bank_account')],
    ['no account in either', { bankAccount: null }, { bankAccount: null }, []],
    [
      'the same address alone',
      { address: '117997, Москва, ул. Вавилова, д. 19' },
      { address: 'г. Москва, Вавилова 19' },
      [],
    ],
    [
      'the same address and person',
      { address: '117997, Москва, ул. Вавилова, д. 19', ...contact({ name: 'Лапин Игорь' }) },
      { address: 'г. Москва, Вавилова 19', ...contact({ name: 'Игорь Лапин' }) },
      [[[], ['address', 'contact_person']]],
    ],
    [
      'a town and a first name',
      { address: 'Москва', ...contact({ name: 'Игорь' }) },
      { address: 'Москва', ...contact({ name: 'Игорь' }) },
      [],
    ],
    [
      'one supplier without a tax number',
      { taxId: null, ...contact({ phone: '+74957771122' }) },
      contact({ phone: '+74957771122' }),
      strong('phone'),
    ],
  ])('%s', (_what, a, b, expected) => expect(signals(a, b)).toEqual(expected));

  describe('prices, with the same address', () => {
    const address = { address: 'Тверь, ул. Мира, 5' };
    test.each<[string, string[], string[], string[] | null]>([
      [
        'identical on three of six',
        ['1', '2', '3', '4', '5', '6'],
        ['1', '2', '3', '5', '7', '9'],
        ['identical_prices'],
      ],
      ['identical on two', ['1', '2', '3', '4'], ['1', '2', '4', '7'], null],
      ['identical on two of two', ['1', '2'], ['1', '2'], null],
      ['a constant ratio on five', ['1', '2', '3', '4', '5'], ['1.1', '2.2', '3.3', '4.4', '5.5'], ['constant_ratio']],
      ['a constant ratio on four', ['1', '2', '3', '4'], ['1.1', '2.2', '3.3', '4.4'], null],
      [
        'a ratio within 0.1 %',
        ['1000', '1000', '1000', '1000', '1001'],
        ['1100', '1100', '1100', '1100', '1100'],
        ['constant_ratio'],
      ],
      [
        'a ratio beyond 0.1 %',
        ['1000', '1000', '1000', '1000', '1001.01'],
        ['1100', '1100', '1100', '1100', '1100'],
        null,
      ],
    ])('%s', (_what, a, b, expected) => {
      expect(signals(address, address, [a, b])).toEqual(expected === null ? [] : [[[], ['address', ...expected]]]);
    });

    test('identical on three of seven lines is less than half', () => {
      const seven = anOrder({ items: [1, 2, 3, 4, 5, 6, 7].map((n) => anItem(n)) });
      const bids = bidsAt(['1', '2', '3', '4', '5', '6', '7'], ['1', '2', '3', '5', '7', '9', '11']).map((bid, at) => ({
        ...bid,
        supplier: aSupplier(at + 1, address),
      }));
      expect(findingsOf('affiliated_suppliers', bids, seven)).toEqual([]);
    });
  });

  test('are a blocker with only two bids, a warning with more', () => {
    const shared = contact({ phone: '+74957771122' });
    const pair = [1, 2].map((n) => aBid(n, { supplier: aSupplier(n, shared) }));
    const severities = (bids: BidRecord[]) => findingsOf('affiliated_suppliers', bids).map(({ severity }) => severity);
    expect(severities(pair)).toEqual(['blocker']);
    expect(severities([...pair, aBid(3, { status: 'draft' })])).toEqual(['blocker']);
    expect(severities([...pair, aBid(3)])).toEqual(['warning']);
  });
});
