/** Every sentence the API says to a person, in both languages: [English, Russian]. Parameters stand in braces. */
import { awardsSentences } from '../resources/awards/sentences.ts';
import { billingSentences } from '../resources/checkout/sentences.ts';
import { bidsSentences } from '../resources/bids/sentences.ts';
import { conflictsSentences } from '../resources/conflicts/sentences.ts';
import { controlSentences } from '../control/sentences/control.ts';
import { growthSentences } from '../resources/webinars/sentences.ts';
import { ordersSentences } from '../resources/orders/sentences.ts';
import { paperworkSentences } from '../resources/questions/sentences.ts';
import { proxySentences } from '../proxy/sentences.ts';
import { requestSentences } from '../pipeline/sentences/request.ts';
import { sessionSentences } from '../resources/session/sentences.ts';
import { spreadsheetsSentences } from '../resources/spreadsheets/sentences.ts';
import { statesSentences } from '../control/sentences/states.ts';
import { statisticsSentences } from '../resources/statistics/sentences.ts';
import { validationSentences } from '../pipeline/sentences/validation.ts';

export type Lang = 'ru' | 'en';

const SENTENCES = {
  ...requestSentences,
  ...sessionSentences,
  ...ordersSentences,
  ...bidsSentences,
  ...conflictsSentences,
  ...paperworkSentences,
  ...awardsSentences,
  ...validationSentences,
  ...controlSentences,
  ...statesSentences,
  ...billingSentences,
  ...proxySentences,
  ...spreadsheetsSentences,
  ...statisticsSentences,
  ...growthSentences,
} satisfies Record<string, readonly [en: string, ru: string]>;

export type MessageCode = keyof typeof SENTENCES;

export function hasSentence(code: string): code is MessageCode {
  return Object.hasOwn(SENTENCES, code);
}

/** The sentence of a code, its parameters filled in. */
export function sentence(lang: Lang, code: MessageCode, params?: Record<string, string | number>): string {
  const pair: readonly [string, string] = SENTENCES[code];
  // The one sentence itself, however often it is said.
  if (!params) return pair[lang === 'ru' ? 1 : 0];
  return pair[lang === 'ru' ? 1 : 0].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Which of the two languages an Accept-Language header prefers; Russian unless it says otherwise. */
export function languageOf(acceptLanguage: string | undefined): Lang {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q = ''] = part.trim().split(/;\s*q=/);
      return { tag: tag.slice(0, 2).toLowerCase(), weight: q === '' ? 1 : Number(q) || 0 };
    })
    .filter(({ tag, weight }) => weight > 0 && (tag === 'ru' || tag === 'en'))
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.tag === 'en' ? 'en' : 'ru';
}
