import type { BidSheet } from '../../comparison/order-sheet.ts';
import type { TextContext } from '../figure-text.ts';
import type { Words } from '@zakupki/words';
import { isOtherSupplier } from '../../companies/same-supplier.ts';
import { identityOf, intersect, type Identity } from '../supplier-identity.ts';
import { listText } from '../../../sentences/format.ts';
import { multiply, compare, sign, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { type RuleFor, pairsOf } from '../rule.ts';

type Party = {
  readonly id: string;
  readonly identity: Identity;
  /** sha-256 of attached files */
  readonly files: ReadonlySet<string>;
  readonly prices: readonly (Decimal | null)[];
};

/** Prices of both suppliers for one line. */
type Pair = readonly [a: Decimal, b: Decimal];

/** Two suppliers that may be connected: one strong sign, or two weak ones. A reason to ask, never proof. */
export const affiliatedSuppliers: RuleFor<'affiliated_suppliers'> = {
  kind: 'affiliated_suppliers',
  scope: 'between_bids',
  name: { en: 'Suppliers may be connected', ru: 'Поставщики могут быть связаны' },
  description: {
    en: 'Two bids share contact details or price patterns. There may be a simple reason; check before you rely on their competition.',
    ru: 'У двух предложений общие контакты или похожие цены. Причина может быть простой; проверьте, прежде чем полагаться на их конкуренцию.',
  },
  basis: {
    en: 'Different suppliers with one strong sign (the same phone, e-mail, company e-mail domain or bank account) or two weak ones (address; contact person; identical prices on at least three and at least half of the common lines; a price ratio constant within 0.1% over at least five lines). It blocks the award when these are the only two bids.',
    ru: 'Разные поставщики и один сильный признак (общий телефон, почта, корпоративный домен почты или счёт) либо два слабых (адрес; контактное лицо; одинаковые цены не менее чем по трём и половине общих позиций; отношение цен постоянно в пределах 0,1 % не менее чем по пяти позициям). Если других предложений нет, это блокирует выбор.',
  },
  facets: {
    signals: {
      severities: ['blocker', 'warning'],
      title: { en: 'Suppliers may be connected', ru: 'Поставщики могут быть связаны' },
      evidence: {
        en: 'in common: {signs}. There may be a simple reason; check.',
        ru: 'общее: {signs}. Причина может быть простой; проверьте.',
      },
      isWaivable: true,
    },
  },
  figures: { strong: null, weak: null },
  phrases: { signs: signsText },
  suggestions: ['request_clarification', 'disqualify_one', 'disqualify_both', 'invite_more', 'waive'],
  disqualificationReason: 'collusion',
  betweenBids: (submitted) => {
    const parties = submitted.map(partyOf);
    return pairsOf(parties)
      .filter(([a, b]) => isOtherSupplier(a.identity, b.identity))
      .flatMap(([a, b]) => {
        const strong = STRONG.filter(([, holds]) => holds(a, b)).map(([name]) => name);
        const common = commonPrices(a, b);
        const weak = WEAK.filter(([, holds]) => holds(a.identity, b.identity, common)).map(([name]) => name);
        if (strong.length === 0 && weak.length < 2) return [];
        return [
          {
            facet: 'signals',
            // With only two bids, the competition itself is in doubt.
            severity: submitted.length === 2 ? ('blocker' as const) : ('warning' as const),
            bidIds: [a.id, b.id],
            orderItemId: null,
            details: { strong, weak },
          },
        ];
      });
  },
};

const STRONG: readonly (readonly [name: string, holds: (a: Party, b: Party) => boolean])[] = [
  ['phone', ({ identity: a }, { identity: b }) => intersect(a.phones, b.phones)],
  ['email', ({ identity: a }, { identity: b }) => intersect(a.emails, b.emails)],
  [
    'email_domain',
    ({ identity: a }, { identity: b }) => !intersect(a.emails, b.emails) && intersect(a.domains, b.domains),
  ],
  ['bank_account', ({ identity: a }, { identity: b }) => a.bankAccount !== null && a.bankAccount === b.bankAccount],
  // The same file from two suppliers.
  ['same_file', (a, b) => intersect(a.files, b.files)],
];

const WEAK: readonly (readonly [
  name: string,
  holds: (a: Identity, b: Identity, common: readonly Pair[]) => boolean,
])[] = [
  ['address', (a, b) => a.address !== null && a.address === b.address],
  ['contact_person', (a, b) => intersect(a.people, b.people)],
  ['identical_prices', (_a, _b, common) => hasIdenticalPrices(common)],
  ['constant_ratio', (_a, _b, common) => hasConstantRatio(common)],
];

function partyOf({ bid, cells }: BidSheet): Party {
  const prices = cells.map(({ price }) => (price !== null && sign(price) > 0 ? price : null));
  return { id: bid.id, identity: identityOf(bid.supplier), files: new Set(bid.fileHashes), prices };
}

function commonPrices({ prices }: Party, other: Party): Pair[] {
  return prices.flatMap((a, at): Pair[] => {
    const b = other.prices[at] ?? null;
    return a === null || b === null ? [] : [[a, b]];
  });
}

/** On at least three and at least half of the common lines. Comparison prices are normalised strings. */
function hasIdenticalPrices(common: readonly Pair[]): boolean {
  const identical = common.filter(([a, b]) => a === b).length;
  return identical >= 3 && identical * 2 >= common.length;
}

/** The price ratio is constant within 0.1 % over at least five common lines. */
function hasConstantRatio(common: readonly Pair[]): boolean {
  const [first] = common;
  if (first === undefined || common.length < 5) return false;
  let least = first;
  let most = first;
  return common.every((pair) => {
    if (isRatioBelow(pair, least)) least = pair;
    else if (isRatioBelow(most, pair)) most = pair;
    return compare(multiply(multiply(most[0], least[1]), '1000'), multiply(multiply(least[0], most[1]), '1001')) <= 0;
  });
}

/** Compares a ÷ b exactly by cross-multiplication. */
function isRatioBelow([a, b]: Pair, [otherA, otherB]: Pair): boolean {
  return compare(multiply(a, otherB), multiply(otherA, b)) < 0;
}

function signsText({ lang, details: { strong, weak } }: TextContext): string {
  const names = [strong, weak].flatMap((found) => (Array.isArray(found) ? (found as readonly string[]) : []));
  return listText(
    lang,
    names.map((name) => SIGNS[name]?.[lang] ?? name),
  );
}

const SIGNS: Readonly<Record<string, Words>> = {
  phone: { en: 'phone number', ru: 'телефон' },
  email: { en: 'e-mail address', ru: 'адрес почты' },
  email_domain: { en: 'e-mail domain', ru: 'домен почты' },
  bank_account: { en: 'bank account', ru: 'расчётный счёт' },
  same_file: { en: 'attached file', ru: 'приложенный файл' },
  address: { en: 'address', ru: 'адрес' },
  contact_person: { en: 'contact person', ru: 'контактное лицо' },
  identical_prices: { en: 'prices of many lines', ru: 'цены многих позиций' },
  constant_ratio: { en: 'a constant ratio of prices', ru: 'постоянное отношение цен' },
};
