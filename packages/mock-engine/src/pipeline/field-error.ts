/** Errors of the fields of a request, in the reader's language. */
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { validationSentences } from './sentences/validation.ts';

export type FieldError<Code extends string = string> = {
  in: 'body' | 'query' | 'path' | 'header';
  /** a JSON pointer into that part; the name of a parameter or header is its first token */
  pointer: string;
  code: Code;
  message: string;
  params?: Record<string, string | number>;
};

/** What to enter where a value is missing, as a sentence. @param place as `fieldError` takes it */
export type MissingText = (place: string, lang: Lang) => string;

let missingText: MissingText = (_place, lang) => validationSentences.required[lang];

/** The application's sentences may name the field. */
export function setMissingText(text: MissingText): void {
  missingText = text;
}

/** An empty text counts as missing. */
const isMissing = (words: Words, params?: FieldError['params']) =>
  words === validationSentences.required || (words === validationSentences.too_short && params?.['limit'] === 1);

/** @param place a JSON pointer into the body, `?name` and a pointer, `{name}` of the path, `:Name` of a header */
export function fieldError<Code extends string>(
  lang: Lang,
  place: string,
  code: Code,
  words: Words,
  params?: FieldError['params'],
): FieldError<Code> {
  const message = isMissing(words, params) ? missingText(place, lang) : fillIn(words[lang], params);
  return { ...partOf(place), code, message, ...(params && { params }) };
}

const PARTS = { '?': 'query', '{': 'path', ':': 'header' } as const;

function partOf(place: string): Pick<FieldError, 'in' | 'pointer'> {
  const part = PARTS[place[0] as keyof typeof PARTS];
  return part ? { in: part, pointer: `/${place.slice(1).replace('}', '')}` } : { in: 'body', pointer: place };
}

/** The place of an error, as `fieldError` takes it. */
export function placeOf({ in: part, pointer }: Pick<FieldError, 'in' | 'pointer'>): string {
  const name = pointer.slice(1);
  return { body: pointer, query: `?${name}`, path: `{${name}}`, header: `:${name}` }[part];
}
