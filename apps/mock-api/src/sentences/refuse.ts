/** Field errors with the messages of the product, and refusals with them. */
import type { FieldError } from '@zakupki/api-client/schema';
import { missingField } from '@zakupki/procurement/fields/missing';
import type { Lang } from '@zakupki/words';
import { fieldError as fieldErrorOf } from '@zakupki/mock-engine/pipeline/field-error';
import { invalid, type Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Fault } from './fault.ts';
import { type MessageCode, SENTENCES } from './sentence.ts';

export const fieldError = (
  lang: Lang,
  place: string,
  code: FieldError['code'],
  said: MessageCode,
  params?: Record<string, string | number>,
): FieldError => fieldErrorOf(lang, place, code, SENTENCES[said], params);

/** @throws Problem 422 with every fault, if any */
export function refuse(faults: readonly Fault[], context: { lang: Lang }): void {
  if (faults.length > 0) throw refusal(faults, context);
}

export function refusal(faults: readonly Fault[], { lang }: { lang: Lang }): Problem {
  return invalid(faults.map(({ pointer, code, said, params }) => fieldError(lang, pointer, code, said, params)));
}

/** What to enter in an empty field, as a sentence. */
export const missingText = (place: string, lang: Lang): string => `${missingField(place, lang)}.`;
