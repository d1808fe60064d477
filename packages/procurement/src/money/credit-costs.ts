/** What actions cost in credits: the server charges it, and screens say it (`{cost_order_publish}` in their messages). */
import type { Lang } from '@zakupki/words';

export const CREDIT_COSTS = { 'order.publish': 1, 'bid.extra': 1 } as const satisfies Readonly<Record<string, number>>;

export type CreditCost = keyof typeof CREDIT_COSTS;

const WORDS: Readonly<Record<Lang, { single: string } & Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  en: { single: 'one credit', one: 'credit', other: 'credits' },
  ru: { single: 'один кредит', one: 'кредит', few: 'кредита', many: 'кредитов', other: 'кредита' },
};

/** "one credit", "3 credits"; «один кредит», «3 кредита». */
export function costText(action: CreditCost, lang: Lang): string {
  const count: number = CREDIT_COSTS[action];
  const words = WORDS[lang];
  return count === 1 ? words.single : `${count} ${words[new Intl.PluralRules(lang).select(count)] ?? ''}`;
}
