/** Parses the query string by the contract: refuses unknown and repeated parameters, fills in defaults. */
import type { Parameter, Schema } from '../../contract/document.ts';
import { resolve } from '../../contract/document.ts';
import type { Lang } from '@zakupki/words';
import { type FieldError, fieldError } from '../field-error.ts';
import { validationSentences } from '../sentences/validation.ts';
import { fieldErrors } from '../validate.ts';

type ParsedQuery = { values: Record<string, unknown>; errors: FieldError[] };

export function parseQuery(search: string, parameters: readonly Parameter[], lang: Lang): ParsedQuery {
  const received = new URLSearchParams(search);
  const values: Record<string, unknown> = Object.create(null) as Record<string, never>;
  const errors: FieldError[] = [];
  const known = new Set(parameters.map((parameter) => parameter.name));
  for (const name of new Set(received.keys())) {
    if (known.has(name)) continue;
    const words = validationSentences.unknown_parameter;
    errors.push(fieldError(lang, `?${name}`, 'unknown_parameter', words, { name }));
  }
  for (const { name, schema } of parameters) {
    const texts = received.getAll(name);
    const described = resolve<Schema>(schema as Schema & { $ref: string });
    if (texts.length > 1)
      errors.push(fieldError(lang, `?${name}`, 'repeated_parameter', validationSentences.repeated_parameter));
    else if (texts[0] === undefined) {
      if (described['default'] !== undefined) values[name] = described['default'];
    } else {
      const value = parseValue(texts[0], described);
      const valueErrors = fieldErrors(schema, value, lang, `?${name}`);
      if (valueErrors.length > 0) errors.push(...valueErrors);
      else values[name] = value;
    }
  }
  return { values, errors };
}

/** Converts text to the schema's type; text that cannot be converted is returned and fails validation. */
function parseValue(text: string, schema: Schema): unknown {
  switch (schema['type']) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'array':
      return text.split(',');
    default:
      return text;
  }
}
