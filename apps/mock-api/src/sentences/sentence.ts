import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, fillIn, LANGUAGES, type Lang, type Words } from '@zakupki/words';
import type { SENTENCES } from '../all-sentences.ts';

export type MessageCode = keyof typeof SENTENCES;

let sentences: Partial<Readonly<Record<MessageCode, Words>>> = {};

/** Sets the messages of the application, which has them from its folders: this one depends on none. */
export function setSentences(all: typeof SENTENCES): void {
  sentences = all;
}

/** Message of a code with parameters filled in. */
export function sentence(lang: Lang, code: MessageCode, params?: Record<string, string | number>): string {
  const text = sentences[code]?.[lang];
  if (text === undefined) throw new Error(`No message ${code}: setSentences has not been called`);
  return params ? fillIn(text, params) : text;
}

/** Preferred language of an Accept-Language header. */
export function languageOf(acceptLanguage: string | undefined): Lang {
  const tags = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages();
  const known = tags.map((tag) => LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang)));
  return known.find((lang) => lang !== undefined) ?? DEFAULT_LANGUAGE;
}
