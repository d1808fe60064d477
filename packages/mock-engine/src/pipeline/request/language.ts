import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, LANGUAGES, type Lang } from '@zakupki/words';

/** Preferred language of an Accept-Language header. */
export function languageOf(acceptLanguage: string | undefined): Lang {
  const tags = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages();
  const known = tags.map((tag) => LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang)));
  return known.find((lang) => lang !== undefined) ?? DEFAULT_LANGUAGE;
}
