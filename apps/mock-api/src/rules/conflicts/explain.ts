/** Texts of conflicts: location, evidence and impact. */
import type { ConflictAction, ConflictImpact } from '@zakupki/api-client/schema';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { listText } from '../../sentences/format.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import type { TextContext } from './figure-text.ts';
import { ACTIONS } from './actions.ts';
import { KINDS } from './kinds.ts';
import type { Facet, Rule } from './rule.ts';

type ConflictScope = Pick<TextContext, 'order'> & {
  readonly bids: readonly Pick<BidRecord, 'id' | 'number' | 'supplier'>[];
};

type ConflictText = Pick<ConflictEntry, 'kind' | 'facet' | 'bidIds' | 'orderItemId' | 'details'>;

/** Stored conflicts may have a facet of an earlier build. */
function facetOf({ kind, facet }: Pick<ConflictText, 'kind' | 'facet'>): Facet | undefined {
  const { facets }: Rule = KINDS[kind];
  return facets[facet];
}

export function titleOf(conflict: ConflictText, lang: Lang): string {
  return facetOf(conflict)?.title[lang] ?? conflict.facet;
}

export function resolutionLabel(conflict: Pick<ConflictText, 'kind' | 'facet'>, action: ConflictAction, lang: Lang) {
  return (facetOf(conflict)?.actionLabels?.[action] ?? ACTIONS[action])[lang];
}

export function explanationOf(conflict: ConflictText, scope: ConflictScope, lang: Lang): string {
  const { figures, phrases = {} }: Rule = KINDS[conflict.kind];
  const context = { ...conflict, order: scope.order, lang };
  const evidence = (facetOf(conflict)?.evidence[lang] ?? '').replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const phrase = phrases[name];
    if (phrase) return phrase(context);
    const value = conflict.details[name] ?? null;
    return value === null ? '' : (figures[name]?.(String(value), context) ?? '');
  });
  return `${placeOf(conflict, scope, lang)}: ${evidence}`;
}

/** «ООО «Метиз», позиция 5 «Анкер»» */
function placeOf({ bidIds, orderItemId }: ConflictText, { order, bids }: ConflictScope, lang: Lang): string {
  const names = bidIds.map((id) => {
    const bid = bids.find((one) => one.id === id);
    return supplierText(bid, lang);
  });
  const who = listText(lang, names);
  if (orderItemId === null) return who;
  const item = order.items.find(({ id }) => id === orderItemId);
  if (item === undefined) return fillIn(PLACES.removedLine[lang], { who });
  const name = item.name.length > 60 ? `${item.name.slice(0, 59).toWellFormed()}…` : item.name;
  return fillIn(PLACES.line[lang], { who, position: item.position, name });
}

const PLACES = {
  bid: { en: 'bid No. {number}', ru: 'предложение № {number}' },
  line: { en: '{who}, line {position} “{name}”', ru: '{who}, позиция {position} «{name}»' },
  removedLine: { en: '{who}, a removed line', ru: '{who}, удалённая позиция' },
} satisfies Record<string, Words>;

/** The supplier's name, else the bid's number. */
export function supplierText(bid: Pick<BidRecord, 'number' | 'supplier'> | undefined, lang: Lang): string {
  return bid?.supplier.name ?? fillIn(PLACES.bid[lang], { number: bid?.number ?? '?' });
}

/** Money above a limit, missing goods or days; null when unknown. */
export function impactOf(conflict: ConflictText, { order }: ConflictScope, lang: Lang): ConflictImpact | null {
  return facetOf(conflict)?.impact?.(conflict.details, { ...conflict, order, lang }) ?? null;
}
