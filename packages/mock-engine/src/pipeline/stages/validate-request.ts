/** Validates query and body against the contract. */
import type { Schema } from '../../contract/document.ts';
import type { Lang } from '@zakupki/words';
import type { Call } from '../call.ts';
import type { ContractOperation } from '../../contract/operations.ts';
import { type FieldError, fieldError } from '../field-error.ts';
import { invalid } from '../problem.ts';
import type { Form } from '../request/form.ts';
import { parseQuery } from '../request/query.ts';
import { validationSentences } from '../sentences/validation.ts';
import { fieldErrors } from '../validate.ts';

/** @throws Problem 400, 413, 415 */
export function readInput(call: Call): undefined {
  call.input = call.readInput();
}

/** @throws Problem 422 */
export function validateRequest(call: Call): undefined {
  const { contract, input, search, lang } = call;
  const query = parseQuery(search, contract.query, lang);
  const errors = [...query.errors, ...(contract.body ? bodyErrors(contract, contract.body, input, lang) : [])];
  if (errors.length > 0) throw invalid(errors);
  call.query = query.values;
}

/** Form schemas declare files as strings; a text part named `file` is an error. */
function bodyErrors({ takesForm }: ContractOperation, schema: Schema, input: unknown, lang: Lang): FieldError[] {
  if (!takesForm) return fieldErrors(schema, input, lang);
  const form = input as Form;
  const { file } = form;
  const errors = fieldErrors(schema, { ...form, ...(typeof file === 'object' && { file: file.name }) }, lang);
  return typeof file === 'string'
    ? [...errors, fieldError(lang, '/file', 'type', validationSentences.file_needed)]
    : errors;
}
