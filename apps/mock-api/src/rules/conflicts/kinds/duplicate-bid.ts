import type { BidSheet, OrderSheet } from '../../comparison/order-sheet.ts';
import type { TextContext } from '../figure-text.ts';
import { findCommonTraits, supplierTraits, type SupplierTraits } from '../../companies/same-supplier.ts';
import { intersect } from '../supplier-identity.ts';
import { listText, numberedText } from '../../../sentences/format.ts';
import { type RuleFor, pairsOf } from '../rule.ts';
import { type Words, fillIn } from '@zakupki/words';

/** Two submitted bids of one supplier on the same lot, neither an alternative to nor a revision of the other. */
export const duplicateBid: RuleFor<'duplicate_bid'> = {
  kind: 'duplicate_bid',
  scope: 'between_bids',
  name: { en: 'Two bids from one supplier', ru: 'Два предложения одного поставщика' },
  description: {
    en: 'The same supplier has two valid bids on the same lines. Decide which one applies, or mark one as an alternative.',
    ru: 'У одного поставщика два действующих предложения на одно и то же. Решите, какое из них в силе, или отметьте одно как вариант.',
  },
  basis: {
    en: 'Two submitted bids with the same tax number (or, where one is missing, the same name and a phone or e-mail in common) on the same lot, neither an alternative to the other nor a new round of it.',
    ru: 'Два поданных предложения с одним ИНН (а если он не указан — с одним названием и общим телефоном или почтой) на один лот, и ни одно не является вариантом или новым раундом другого.',
  },
  facets: {
    supplier: {
      severities: ['blocker'],
      title: { en: 'Two bids from one supplier', ru: 'Два предложения одного поставщика' },
      evidence: {
        en: 'bids {numbers} cover the same lines and have {sameSupplier}. Check which one applies.',
        ru: 'предложения {numbers} — на одно и то же, {sameSupplier}. Проверьте, какое в силе.',
      },
    },
  },
  figures: {
    numbers: (_value, { lang, details: { numbers } }) =>
      listText(lang, Array.isArray(numbers) ? numbers.map((one) => numberedText(lang, String(one))) : []),
    taxScheme: null,
    taxId: null,
    name: null,
    phone: null,
    email: null,
  },
  phrases: { sameSupplier: sameSupplierText },
  suggestions: ['mark_supersedes', 'mark_alternative', 'withdraw_one', 'disqualify_one'],
  betweenBids: (submitted, sheet) => {
    const bids = submitted.map((bid) => ({
      bid,
      traits: supplierTraits(bid.bid.supplier),
      family: familyOf(bid, submitted),
      lots: lotsOf(bid, sheet),
    }));
    return pairsOf(bids)
      .filter(([a, b]) => a.family !== b.family && intersect(a.lots, b.lots))
      .flatMap(([a, b]) => {
        const evidence = evidenceOf(a.traits, b.traits, a.bid.bid.supplier.name);
        if (evidence === null) return [];
        const numbers = [String(a.bid.bid.number), String(b.bid.bid.number)];
        return [
          {
            facet: 'supplier',
            severity: 'blocker' as const,
            bidIds: [a.bid.bid.id, b.bid.bid.id],
            orderItemId: null,
            details: { numbers, ...evidence },
          },
        ];
      });
  },
};

/** A common name or address alone is too little to block an award. @param name of the first bid's supplier */
function evidenceOf(a: SupplierTraits, b: SupplierTraits, name: string | null) {
  const common = findCommonTraits(a, b);
  if (common === null) return null;
  const { taxId, phone, email } = common;
  if (taxId !== null) return { taxScheme: taxId.scheme, taxId: taxId.id, name: null, phone: null, email: null };
  if (common.name === null || (phone === null && email === null)) return null;
  return { taxScheme: null, taxId: null, name, phone, email };
}

/** First bid of a chain of alternatives and revisions. */
function familyOf({ bid }: BidSheet, bids: readonly BidSheet[]): string {
  const chain = new Set([bid.id]);
  let first = bid.id;
  let parent = bid.alternativeOfBidId ?? bid.supersedesBidId;
  while (parent !== null && !chain.has(parent)) {
    chain.add(parent);
    first = parent;
    const known = bids.find((other) => other.bid.id === first)?.bid;
    parent = known?.alternativeOfBidId ?? known?.supersedesBidId ?? null;
  }
  return first;
}

/** An order without lots is one lot. */
function lotsOf({ cells }: BidSheet, { order }: OrderSheet): ReadonlySet<string> {
  if (order.lots.length === 0) return new Set(['']);
  return new Set(
    cells.flatMap(({ item, line, hasEquivalent, isExcluded }) =>
      !isExcluded && (line?.offered || hasEquivalent) ? [item.lotKey ?? ''] : [],
    ),
  );
}

/** `the same INN 7707083893`, `the same name and phone +74957771122` */
function sameSupplierText({ lang, details: { taxScheme, taxId, phone, email } }: TextContext): string {
  if (taxId) return fillIn((taxScheme === 'RU-INN' ? SAME.inn : SAME.taxId)[lang], { value: String(taxId) });
  const common = [
    SAME.name[lang],
    ...(phone ? [fillIn(SAME.phone[lang], { value: String(phone) })] : []),
    ...(email ? [fillIn(SAME.email[lang], { value: String(email) })] : []),
  ];
  return fillIn(SAME.several[lang], { value: listText(lang, common) });
}

const SAME = {
  inn: { en: 'the same INN {value}', ru: 'один ИНН {value}' },
  taxId: { en: 'the same tax number {value}', ru: 'один налоговый номер {value}' },
  several: { en: 'the same {value}', ru: 'совпадают {value}' },
  name: { en: 'name', ru: 'название' },
  phone: { en: 'phone {value}', ru: 'телефон {value}' },
  email: { en: 'e-mail {value}', ru: 'почта {value}' },
} satisfies Record<string, Words>;
