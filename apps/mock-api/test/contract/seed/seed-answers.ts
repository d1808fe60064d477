/**
 * What the seed answers, by heart: files that a person can read and compare. `node test/contract/seed/write-seed-answers.ts`
 * writes them anew after the seed or the contract has changed on purpose; the difference is then what changed.
 */
import { readFileSync } from 'node:fs';
import type { OperationId } from '@zakupki/api-client/operation';
import type { PersonName } from '../../../src/world/people.ts';
import { client, type LooseRequest, signedIn } from '../suite/client.ts';

export type Shown = {
  name: string;
  operationId: OperationId;
  person?: PersonName;
  lang?: 'en';
  request?: LooseRequest;
};

const orderId = 'ord_fasteners';
const order = (id: string): LooseRequest => ({ params: { id } });
const bid = (id: string): LooseRequest => ({ params: { orderId, id: `bid_fasteners_${id}` } });
const rows = (perPage: number): LooseRequest => ({ query: [['perPage', String(perPage)]] });

/** Something of everything: what is read, what is doubtful, what is left out. */
const LIST =
  'Заявка\n№\tНаименование\tАртикул\tКол-во\tЕд.\tНужно к\tЦена\tНДС\n1\tПерчатки\tP-1\t120\tпар\t20.11.2026\t215,50\t22%\n2\tКаска\t\tмного\tшт\t\t1.000\t\n\tИтого';
const PRICES =
  'Товар;Цена без НДС, руб.;Срок;Наличие;Страна\nБолт М8х30 DIN 933;3,80;2 недели;да;Китай\nТрос;51,20;;да;\nГайка М8;;;нет;\nКлей;5;;;';

export const SHOWN: readonly Shown[] = [
  { name: 'me', operationId: 'getMe' },
  { name: 'me-grace', operationId: 'getMe', person: 'grace' },
  { name: 'units', operationId: 'listUnits' },
  { name: 'units-english', operationId: 'listUnits', lang: 'en' },
  { name: 'currencies', operationId: 'listCurrencies' },
  { name: 'conflict-kinds', operationId: 'listConflictKinds' },
  { name: 'conflict-kinds-english', operationId: 'listConflictKinds', lang: 'en' },
  { name: 'plans', operationId: 'listPlans' },
  { name: 'access', operationId: 'getAccess' },
  { name: 'access-trial', operationId: 'getAccess', person: 'trial' },
  { name: 'access-credits-lapsed', operationId: 'getAccess', person: 'credits-lapsed' },
  { name: 'credit-packs', operationId: 'listCreditPacks' },
  { name: 'payments', operationId: 'listPayments', person: 'credits-lapsed' },
  { name: 'payments-english', operationId: 'listPayments', person: 'grace', lang: 'en' },
  { name: 'redemptions', operationId: 'listRedemptions' },
  { name: 'promo-codes', operationId: 'listPromoCodes', person: 'admin' },
  { name: 'ledger', operationId: 'listCreditTransactions', request: rows(10) },
  { name: 'orders', operationId: 'listOrders', request: rows(8) },
  { name: 'overview', operationId: 'getOrdersOverview' },
  { name: 'order-open', operationId: 'getOrder', request: order(orderId) },
  { name: 'order-awarded', operationId: 'getOrder', request: order('ord_lamps') },
  { name: 'order-draft', operationId: 'getOrder', request: order('ord_uniform') },
  { name: 'order-history', operationId: 'listOrderAudit', request: order(orderId) },
  { name: 'bids', operationId: 'listBids', request: { params: { orderId } } },
  { name: 'bid', operationId: 'getBid', request: bid('metiz') },
  { name: 'bid-foreign', operationId: 'getBid', request: bid('hansa') },
  { name: 'conflicts', operationId: 'listConflicts', request: { params: { orderId } } },
  { name: 'conflicts-english', operationId: 'listConflicts', lang: 'en', request: { params: { orderId } } },
  { name: 'order-import', operationId: 'parseOrderImport', request: { body: { text: LIST } } },
  {
    name: 'bid-import',
    operationId: 'parseBidImport',
    lang: 'en',
    request: { params: { orderId }, body: { text: PRICES, supplierTaxId: { scheme: 'RU-INN', id: '7707083893' } } },
  },
  {
    name: 'order-export',
    operationId: 'exportOrder',
    request: { params: { id: 'ord_bearings' }, query: [['format', 'json']] },
  },
  { name: 'suppliers', operationId: 'listSuppliers', request: rows(6) },
];

/** The answer as it comes now. */
export async function answerOf({ operationId, person = 'buyer', lang, request = {} }: Shown): Promise<unknown> {
  const caller = ['listPlans', 'listCreditPacks'].includes(operationId) ? client() : await signedIn(person);
  const headers = { 'accept-language': lang ?? 'ru' };
  const { status, body } = await caller.send(operationId, { ...request, headers });
  if (status !== 200) throw new Error(`${operationId} gave ${status}: ${JSON.stringify(body)}`);
  return timeless(body);
}

export const fileOf = ({ name }: Shown): URL => new URL(`seed-answers/${name}.json`, import.meta.url);

/** The answer as it is known. */
export const knownAnswer = (shown: Shown): unknown => JSON.parse(readFileSync(fileOf(shown), 'utf8'));

/** Without what the running clock moves. */
const CLOCKED = new Set(['serverTime', 'lastActiveAt', 'exportedAt']);
const timeless = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (CLOCKED.has(key) ? undefined : value)));
