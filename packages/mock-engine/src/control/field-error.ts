/** Sentences and field errors of the control plane. */
import { fillIn, type Lang } from '@zakupki/words';
import { type FieldError, fieldError as fieldErrorOf } from '../pipeline/field-error.ts';
import { ENGINE_PROBLEMS } from '../pipeline/sentences/problems.ts';
import { validationSentences } from '../pipeline/sentences/validation.ts';
import { controlSentences } from './sentences/control.ts';
import { statesSentences } from './sentences/states.ts';

const SENTENCES = { ...ENGINE_PROBLEMS, ...validationSentences, ...controlSentences, ...statesSentences };

export type MessageCode = keyof typeof SENTENCES;

type Params = FieldError['params'];

export const sentence = (lang: Lang, code: MessageCode, params?: Params): string =>
  fillIn(SENTENCES[code][lang], params);

export const fieldError = (lang: Lang, place: string, code: string, said: MessageCode, params?: Params): FieldError =>
  fieldErrorOf(lang, place, code, SENTENCES[said], params);
