import Negotiator from 'negotiator';
import { LANGUAGES, type Lang } from '@zakupki/words';

let ofApplication: Lang = 'en';

export function setDefaultLanguage(lang: Lang): void {
  ofApplication = lang;
}

/** Of requests that name no language. */
export const defaultLanguage = (): Lang => ofApplication;

/** Preferred language of an Accept-Language header. */
export function languageOf(acceptLanguage: string | null | undefined): Lang {
  const tags = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages();
  const known = tags.map((tag) => LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang)));
  return known.find((lang) => lang !== undefined) ?? defaultLanguage();
}
