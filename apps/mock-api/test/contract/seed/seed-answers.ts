/**
 * Answers of the seeded world, stored as files, except those that an example of the contract shows in full
 * (`test/requests/examples.test.ts` compares them). After an intended change of the seed or the contract, run
 * `node test/contract/seed/write-seed-answers.ts` and review the difference.
 */
import { readFileSync } from 'node:fs';
import type { OperationId } from '@zakupki/api-client/operation';
import type { PersonName } from '../../../src/model/people.ts';
import type { LooseRequest } from '@zakupki/mock-engine/suite/client';
import { client, signedIn } from '../suite/client.ts';
import { translate, type Translations } from './translations.ts';

export type SeedAnswer = {
  /** of the file in seed-answers/ */
  name: string;
  operationId: OperationId;
  person?: PersonName;
  lang?: 'en';
  /** The English answer equals the Russian one but for the texts in seed-answers/<name>-english.gen.json. */
  translated?: true;
  request?: LooseRequest;
};

const orderId = 'ord_fasteners';
const order = (id: string): LooseRequest => ({ params: { orderId: id } });
const bid = (id: string): LooseRequest => ({ params: { orderId, bidId: `bid_fasteners_${id}` } });
const rows = (perPage: number): LooseRequest => ({ query: [['perPage', String(perPage)]] });

/** Rows that are read, doubtful and left out. */
const LIST =
  'Заявка\n№\tНаименование\tАртикул\tКол-во\tЕд.\tНужно к\tЦена\tНДС\n1\tПерчатки\tP-1\t120\tпар\t20.11.2026\t215,50\t22%\n2\tКаска\t\tмного\tшт\t\t1.000\t\n\tИтого';
const PRICES =
  'Товар;Цена без НДС, руб.;Срок;Наличие;Страна\nБолт М8х30 DIN 933;3,80;2 недели;да;Китай\nТрос;51,20;;да;\nГайка М8;;;нет;\nКлей;5;;;';

export const SEED_ANSWERS: readonly SeedAnswer[] = [
  { name: 'me-grace', operationId: 'getMe', person: 'grace' },
  { name: 'units', operationId: 'listUnits', translated: true },
  { name: 'currencies', operationId: 'listCurrencies' },
  { name: 'conflict-kinds', operationId: 'listConflictKinds', translated: true },
  { name: 'plans', operationId: 'listPlans' },
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
  { name: 'bid-foreign', operationId: 'getBid', request: bid('hansa') },
  { name: 'conflicts', operationId: 'listConflicts', translated: true, request: { params: { orderId } } },
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
    request: { params: { orderId: 'ord_bearings' }, query: [['format', 'json']] },
  },
  { name: 'suppliers', operationId: 'listSuppliers', request: rows(6) },
];

export async function currentAnswer({
  operationId,
  person = 'buyer',
  lang,
  request = {},
}: SeedAnswer): Promise<unknown> {
  const caller = ['listPlans', 'listCreditPacks'].includes(operationId) ? client() : await signedIn(person);
  const headers = { 'accept-language': lang ?? 'ru' };
  const { status, body } = await caller.send(operationId, { ...request, headers });
  if (status !== 200) throw new Error(`${operationId} gave ${status}: ${JSON.stringify(body)}`);
  return withoutClock(body);
}

export const expectedAnswer = ({ name }: SeedAnswer): unknown => readJson(answerFile(name));

/** The stored Russian answer with its texts translated. */
export const expectedEnglishAnswer = (answer: SeedAnswer): unknown =>
  translate(expectedAnswer(answer), readJson(englishFile(answer.name)) as Translations);

export const answerFile = (name: string): URL => new URL(`seed-answers/${name}.gen.json`, import.meta.url);
export const englishFile = (name: string): URL => answerFile(`${name}-english`);
const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Values that depend on the running clock. */
const CLOCK_FIELDS = new Set(['serverTime', 'lastActiveAt', 'exportedAt']);
const withoutClock = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (CLOCK_FIELDS.has(key) ? undefined : value)));

const WIDTH = 160;

/** JSON with an object or array on one line where it fits. */
export const answerText = (value: unknown): string => `${format(value, '')}\n`;

function format(value: unknown, indent: string): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((element) => format(element, deeper))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${format(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${onOneLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
