/**
 * Random orders and price lists that answer them, written without the code that reads them. A layout says what the sheet
 * shows; the prices of the offer are known.
 */
import fc from 'fast-check';
import { type CellStyle, type CellValue, writeXlsx } from 'hucre/xlsx';
import { type Currency, CURRENCY_WORDS, FORMATS, GOODS, type Lang, WORDS } from './layout-words.ts';
import { orderItem, ORDER } from '../order.ts';

const line = fc.record({
  quantity: fc.integer({ min: 2, max: 40 }).map((tens) => tens * 50),
  price: fc.integer({ min: 110, max: 99_999 }),
});

/** What a price list shows. Prices are in hundredths. */
export const layout = fc.record({
  lang: fc.constantFrom<Lang>('ru', 'en'),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  firstName: fc.nat(GOODS.length - 1),
  order: fc.array(fc.nat(100), { minLength: 20, maxLength: 20 }),
  isCsv: fc.boolean(),
  currency: fc.constantFrom<Currency>('RUB', 'RUB', 'USD', 'EUR'),
  currencyIn: fc.constantFrom('heading', 'column', 'format', 'cell', 'someCells'),
  kind: fc.constantFrom(
    'plain',
    'thousand',
    'noteThousand',
    'kopecks',
    'heading100',
    'note100',
    'base',
    'discount',
    'old',
    'list',
    'tiers',
    'hidden',
    'twoCurrencies',
    'thousandPieces',
    'perThousandPieces',
  ),
  vatMode: fc.constantFrom<'included' | 'excluded'>('included', 'excluded'),
  sums: fc.constantFrom('none', 'lines', 'linesAndTotal', 'total', 'withVat'),
  rate: fc.constantFrom(22, 20, 10),
  vatIn: fc.constantFrom('none', 'rate', 'amount'),
  hasQuantity: fc.boolean(),
  hasPosition: fc.boolean(),
  hasTitle: fc.boolean(),
  extras: fc.subarray(['lead', 'brand', 'minimum']),
  discount: fc.constantFrom(5, 10, 15, 20, 25),
});

export type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

type Column = {
  readonly heading: string;
  readonly cells: readonly CellValue[];
  readonly format?: string | undefined;
  readonly isHidden?: boolean;
};

export type PriceList = {
  readonly order: typeof ORDER;
  readonly bytes: Uint8Array;
  /** by line, in its unit and currency */
  readonly prices: readonly number[];
  readonly currency: Currency;
};

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Writes the price list of a layout. @param spoil changes the price of the first line in its cell */
export async function priceListOf(given: Layout, spoil?: (price: string) => string): Promise<PriceList> {
  const { lang, lines, kind, vatMode, rate } = given;
  const w = WORDS[lang];
  const currency: Currency = isRoubles(given) ? 'RUB' : given.currency;
  const names = lines.map((_, at) => GOODS[(given.firstName + at) % GOODS.length] ?? '');
  // The price of the offer; a discount is subtracted from the price in the list.
  const listed = lines.map(({ price }) => price / 100);
  const prices = kind === 'discount' ? listed.map((price) => rounded(price * (1 - given.discount / 100), 4)) : listed;
  const columns = columnsOf(given, { w, names, prices, parts: partsOf(given, { w, listed, spoil }) });
  const sorted = columns
    .map((column, at) => ({ column, key: given.order[at] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ column }) => column);
  const notes = [
    ...(given.hasTitle ? [w.title] : []),
    ...(kind === 'note100' ? [w.notePer] : []),
    ...(kind === 'noteThousand' ? [w.noteScale] : []),
  ];
  const rows: CellValue[][] = [
    ...notes.map((note): CellValue[] => [note]),
    sorted.map((column) => column.heading),
    ...names.map((_, at) => sorted.map(({ cells }) => cells[at] ?? null)),
    ...footerOf(given, prices, sorted.length),
  ];
  const items = names.map((name, at) => orderItem(at + 1, name, { quantity: String(lines[at]?.quantity ?? 0) }));
  const order = { ...ORDER, currency: 'RUB' as const, vatMode, vatRateDefault: String(rate) as '22', items };
  const bytes = given.isCsv ? csv(rows, lang) : await xlsx(rows, sorted, notes.length + 1);
  return { order, bytes, prices, currency };
}

/** Scales and second currencies are shown for roubles. */
const isRoubles = ({ kind }: Layout) => ['thousand', 'noteThousand', 'kopecks', 'twoCurrencies'].includes(kind);

const currencyPlace = ({ isCsv, currencyIn }: Layout) => (isCsv && currencyIn === 'format' ? 'heading' : currencyIn);

function footerOf(
  { lang, lines, sums, kind, vatMode }: Layout,
  prices: readonly number[],
  width: number,
): CellValue[][] {
  if (sums !== 'linesAndTotal' && sums !== 'total') return [];
  const w = WORDS[lang];
  const total = prices.reduce((sum, price, at) => sum + rounded(price * (lines[at]?.quantity ?? 0), 2), 0);
  const label = `${w.total} ${w[vatMode]}`;
  return [
    [
      label,
      ...Array.from({ length: width - 2 }, () => null),
      rounded(total * (kind === 'noteThousand' ? 0.001 : 1), 5),
    ],
  ];
}

const SCALES: Partial<Record<Layout['kind'], number>> = {
  thousand: 0.001,
  noteThousand: 0.001,
  kopecks: 100,
  heading100: 100,
  note100: 100,
  base: 100,
};

function currencyText({ lang, kind, currency }: Layout): string {
  if (kind === 'noteThousand') return '';
  if (kind === 'kopecks') return lang === 'ru' ? ', коп.' : ', kopecks';
  const word = CURRENCY_WORDS[kind === 'thousand' || kind === 'twoCurrencies' ? 'RUB' : currency][lang];
  return kind === 'thousand' ? `, ${lang === 'ru' ? 'тыс.' : 'thousand'} ${word}` : `, ${word}`;
}

type Written = {
  readonly w: (typeof WORDS)[Lang];
  readonly listed: readonly number[];
  readonly spoil: ((price: string) => string) | undefined;
};

function partsOf(given: Layout, { w, listed, spoil }: Written): Parts {
  const { lang, kind, vatMode, lines } = given;
  const place = currencyPlace(given);
  const isOwn = !isRoubles(given);
  const heading = (label: string) =>
    `${label} ${w[vatMode]}${!isOwn || place === 'heading' ? currencyText(given) : ''}`;
  const format = place === 'format' && isOwn ? FORMATS[given.currency] : undefined;
  const word = CURRENCY_WORDS[given.currency][lang];
  const shown = (value: number, at = 0): CellValue =>
    (place === 'cell' || (place === 'someCells' && at % 2 === 0)) && isOwn
      ? `${number(value, lang)} ${word}`
      : given.isCsv
        ? number(value, lang)
        : value;
  const spoiled = (values: readonly number[]) =>
    values.map((value, at) => shown(at === 0 && spoil ? Number(spoil(String(value))) : value, at));
  const ofPieces = kind === 'perThousandPieces' && given.hasQuantity ? 1000 : 1;
  const written = listed.map((price) => rounded(price * (SCALES[kind] ?? ofPieces), 6));
  return {
    w,
    lines,
    shown,
    heading,
    format,
    spoiled,
    main: (label) => ({
      heading: heading(kind === 'heading100' ? `${label} ${w.each}` : label),
      cells: spoiled(written),
      format,
    }),
    other: (label, factor, more = {}) => ({
      heading: heading(label),
      cells: listed.map((price, at) => shown(rounded(price * factor, 2), at)),
      format,
      ...more,
    }),
  };
}

type Sources = {
  readonly w: (typeof WORDS)[Lang];
  readonly names: readonly string[];
  readonly prices: readonly number[];
  readonly parts: Parts;
};

function columnsOf(given: Layout, { w, names, prices, parts }: Sources): Column[] {
  const { isCsv, extras, currency, lang, kind } = given;
  const place = currencyPlace(given);
  const count = (value: number): CellValue => (isCsv ? String(value) : value);
  const isNamed = isRoubles(given) || place === 'heading';
  const ofSums = kind === 'kopecks' || kind === 'noteThousand' || isRoubles(given) ? 'RUB' : currency;
  const word = !isNamed ? '' : kind === 'thousand' ? CURRENCY_WORDS.RUB[lang] : CURRENCY_WORDS[ofSums][lang];
  return [
    { heading: w.name, cells: names },
    { heading: w.unit, cells: names.map(() => w.piece) },
    ...(given.hasPosition ? [{ heading: w.position, cells: names.map((_, at) => count(at + 1)) }] : []),
    ...(given.hasQuantity ? [quantityColumn(given, w)] : []),
    ...priceColumns(given, parts),
    ...(place === 'column' && !isRoubles(given) ? [{ heading: w.currency, cells: names.map(() => currency) }] : []),
    ...sumColumns(given, { prices, word }),
    ...(extras.includes('lead') ? [{ heading: w.lead, cells: names.map((_, at) => String(at + 5)) }] : []),
    ...(extras.includes('brand') ? [{ heading: w.brand, cells: names.map(() => 'Метиз') }] : []),
    ...(extras.includes('minimum') ? [{ heading: w.minimum, cells: names.map(() => '50') }] : []),
  ];
}

/** In thousands where the kind says so. */
function quantityColumn({ lines, isCsv, kind, lang }: Layout, w: (typeof WORDS)[Lang]): Column {
  const isInThousands = kind === 'thousandPieces' || kind === 'perThousandPieces';
  const value = (amount: number): CellValue =>
    isCsv ? String(amount).replace('.', lang === 'ru' ? ',' : '.') : amount;
  return {
    heading: isInThousands ? `${w.quantity}, ${lang === 'ru' ? 'тыс.' : 'thousand'}` : w.quantity,
    cells: lines.map(({ quantity }) => value(isInThousands ? rounded(quantity / 1000, 3) : quantity)),
  };
}

type Parts = {
  readonly w: (typeof WORDS)[Lang];
  readonly main: (label: string) => Column;
  readonly other: (label: string, factor: number, more?: Partial<Column>) => Column;
  readonly lines: Layout['lines'];
  readonly shown: (value: number, at?: number) => CellValue;
  readonly heading: (label: string) => string;
  readonly format: string | undefined;
  readonly spoiled: (values: readonly number[]) => CellValue[];
};

function priceColumns(
  { kind, discount, isCsv, lang }: Layout,
  { w, main, other, lines, shown, heading, format, spoiled }: Parts,
): Column[] {
  switch (kind) {
    case 'discount':
      return [main(w.price), { heading: w.discount, cells: lines.map(() => (isCsv ? `${discount}%` : discount)) }];
    case 'old':
      return [main(w.newPrice), other(w.oldPrice, 1.2)];
    case 'list':
      return [other(w.listPrice, 1.25), main(w.yourPrice)];
    case 'hidden':
      return isCsv ? [main(w.price)] : [main(w.price), other(w.cost, 0.7, { isHidden: true })];
    case 'base':
      return [main(w.price), { heading: w.base, cells: lines.map(() => (isCsv ? '100' : 100)) }];
    case 'twoCurrencies':
      return [
        main(w.price),
        {
          heading: `${w.price} ${lang === 'ru' ? 'с НДС' : 'incl. VAT'}, USD`,
          cells: lines.map(({ price }) => shown(rounded(price / 9100, 2) + 0.01)),
        },
      ];
    case 'tiers': {
      const limits = [100, 1000] as const;
      const labels = [`${w.until} ${limits[0] - 1}`, `${limits[0]}–${limits[1] - 1}`, `${w.from} ${limits[1]}`];
      return labels.map((label, tier): Column => {
        const own = (quantity: number) => (quantity < limits[0] ? 0 : quantity < limits[1] ? 1 : 2);
        const values = lines.map(({ price, quantity }) =>
          rounded((price / 100) * (own(quantity) === tier ? 1 : tier < own(quantity) ? 1.2 : 0.8), 2),
        );
        const isFirst = own(lines[0]?.quantity ?? 0) === tier;
        return {
          heading: heading(`${w.price} ${label} ${w.piece}`),
          cells: isFirst ? spoiled(values) : values.map((value, at) => shown(value, at)),
          format,
        };
      });
    }
    case 'plain':
    case 'thousand':
    case 'noteThousand':
    case 'kopecks':
    case 'heading100':
    case 'note100':
    case 'thousandPieces':
    case 'perThousandPieces':
      return [main(w.price)];
  }
}

function sumColumns(
  { lang, lines, sums, vatMode, rate, vatIn, isCsv, kind }: Layout,
  { prices, word }: { prices: readonly number[]; word: string },
): Column[] {
  const w = WORDS[lang];
  const value = (amount: number): CellValue => (isCsv ? number(amount, lang) : amount);
  const net = prices.map(
    (price, at) => rounded(price * (lines[at]?.quantity ?? 0), 2) * (kind === 'noteThousand' ? 0.001 : 1),
  );
  const vat = net.map((sum) =>
    rounded(vatMode === 'excluded' ? (sum * rate) / 100 : (sum * rate) / (100 + rate), kind === 'noteThousand' ? 5 : 2),
  );
  const tail = word === '' ? '' : `, ${word}`;
  const columns: Column[] = [];
  if (sums === 'lines' || sums === 'linesAndTotal')
    columns.push({ heading: `${w.sum} ${w[vatMode]}${tail}`, cells: net.map((sum) => value(rounded(sum, 5))) });
  if (sums === 'withVat') {
    const gross = net.map((sum, at) => rounded(vatMode === 'excluded' ? sum + (vat[at] ?? 0) : sum, 5));
    columns.push({ heading: `${w.sum} ${w.included}${tail}`, cells: gross.map(value) });
  }
  if (vatIn === 'rate') columns.push({ heading: w.vatRate, cells: lines.map(() => `${rate}%`) });
  if (vatIn === 'amount') columns.push({ heading: w.vatAmount, cells: vat.map(value) });
  return columns;
}

/** "1 234,5" or "1,234.5"; at least two fraction digits. */
function number(value: number, lang: Lang): string {
  const [whole = '0', fraction = ''] = String(value).split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, lang === 'ru' ? ' ' : ',')}${lang === 'ru' ? ',' : '.'}${fraction.padEnd(2, '0')}`;
}

function csv(rows: readonly (readonly CellValue[])[], lang: Lang): Uint8Array {
  const text = rows
    .map((row) =>
      row
        .map((cell) => (cell === null ? '' : typeof cell === 'number' ? number(cell, lang) : String(cell as string)))
        .join(';'),
    )
    .join('\r\n');
  return new TextEncoder().encode(text);
}

async function xlsx(rows: CellValue[][], columns: readonly Column[], headingRow: number): Promise<Uint8Array> {
  const cells = new Map<string, { style: CellStyle }>();
  for (const [at, { format, cells: values }] of columns.entries())
    if (format !== undefined)
      for (const row of values.keys()) cells.set(`${headingRow + row},${at}`, { style: { numFmt: format } });
  return writeXlsx({
    sheets: [
      {
        name: 'КП',
        rows,
        cells,
        columns: columns.map(({ isHidden }) => ({ width: 14, ...(isHidden === true && { hidden: true }) })),
      },
    ],
  });
}
