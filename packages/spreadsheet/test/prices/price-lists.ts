/** Orders that the price lists of the fixtures answer, and what is compared of a result. */
import type { BidImport, ImportMappingChoice } from '@zakupki/api-client/schema';
import { importBid } from '../../src/draft/import.ts';
import { readBlock } from '../../src/files/read.ts';
import { orderItem, ORDER } from '../order.ts';

const FASTENERS = [
  orderItem(1, 'Болт М10х40 оцинкованный', { quantity: '500' }),
  orderItem(2, 'Гайка М10 оцинкованная', { quantity: '1000' }),
  orderItem(3, 'Шайба плоская 10', { quantity: '2000' }),
];
const LAPTOPS = [
  orderItem(1, 'Ноутбук', { quantity: '10', specification: '14", 16 ГБ' }),
  orderItem(2, 'Ноутбук', { quantity: '5', specification: '16", 32 ГБ' }),
  orderItem(3, 'Ноутбук', { quantity: '3', specification: '14", 8 ГБ' }),
];
const CABLES = [
  orderItem(1, 'Кабель силовой', { unitCode: 'MTR', specification: 'ВВГнг 3х1,5' }),
  orderItem(2, 'Кабель силовой', { unitCode: 'MTR', specification: 'ВВГнг 5х10' }),
  orderItem(3, 'Кабель силовой', { unitCode: 'MTR', specification: 'ВВГнг 3х2,5' }),
];

export const orderFor = (file: string): typeof ORDER => ({
  ...ORDER,
  vatMode: 'included',
  items: file.startsWith('laptops') ? LAPTOPS : file.startsWith('cables') ? CABLES : FASTENERS,
});

const PIECES: Readonly<Record<string, number>> = { DZN: 12, CEN: 100, MIL: 1000 };

/** Price per asked unit by line of the order; "—" without a price. */
export const pricesOf = ({ bidDraft: { items = [] } }: BidImport): string[] =>
  ['itm_1', 'itm_2', 'itm_3'].map((id) => {
    const item = items.find(({ orderItemId }) => orderItemId === id);
    const price = Number(item?.unitPrice) / (PIECES[item?.unitCode ?? ''] ?? 1);
    return Number.isFinite(price) ? String(Number(price.toFixed(6))) : '—';
  });

export const codesOf = ({ issues }: Pick<BidImport, 'issues'>) => issues.map(({ code }) => code);

export const FASTENER_NAMES = FASTENERS.map(({ name }) => name);

/** Reads a block with one line for each of the fasteners; `below` follows the lines. */
export function readFasteners(
  heading: string,
  cells: readonly string[],
  below: readonly string[] = [],
  mapping?: ImportMappingChoice,
): BidImport {
  const lines = cells.map((line, at) => `${FASTENER_NAMES[at]}\t${line}`);
  const source = readBlock([heading, ...lines, ...below].join('\n'));
  return importBid(source, { lang: 'en', order: orderFor('pasted'), isFile: false, mapping });
}
