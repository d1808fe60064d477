/**
 * Validates answers against the contract, independently of the server's validation and more strictly: answers that
 * contradict themselves are violations too, and so are properties and codes that the contract does not have. Callers
 * have to ignore those, so another server may be allowed them.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document, type Header, resolve, type Response, type Schema } from '../contract/document.ts';
import { operationNamed } from '../contract/operations.ts';
import { type Conventions, semanticViolations } from './semantics.ts';

/** An answer as it came over the wire; header names in lower case. */
export type WireAnswer = { status: number; headers: Record<string, string>; text: string; bytes?: Uint8Array };

const ID = 'https://contract.test/openapi';

/** Compiles a schema once. */
function validatorOf(isClosed: boolean): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false, strictNumbers: true });
  // Under ESM the function is the default export of the package's default export; its types do not say so.
  (addFormats as unknown as { default: typeof addFormats.default }).default(ajv);
  ajv.addSchema({ $id: ID, components: { schemas: rewriteEach(document.components['schemas'] ?? {}, isClosed) } });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema) => {
    let validate = compiled.get(schema);
    if (!validate) compiled.set(schema, (validate = ajv.compile(rewrite(schema, isClosed, true))));
    return validate;
  };
}

/** Compiled when the contract is loaded. */
let validators: { closed: ReturnType<typeof validatorOf>; open: ReturnType<typeof validatorOf> } | null = null;
const validate = () => (validators ??= { closed: validatorOf(true), open: validatorOf(false) });

/** Called with an answer that has properties or codes which the contract does not have. */
export type OnUnknown = (what: string) => void;

/**
 * The parsed body of a valid answer, a Blob for a file.
 * @param onUnknown allows unknown properties and codes
 * @throws Error that lists all violations
 */
export function conforming(
  operationId: string,
  answer: WireAnswer,
  onUnknown?: OnUnknown,
  conventions: Conventions = {},
): unknown {
  const response = responseOf(operationId, answer.status);
  const body = answer.text === '' ? undefined : isFile(answer) ? fileOf(answer) : parsed(answer.text);
  const wrong = response
    ? [
        ...headerViolations(response, answer.headers, conventions.closedHeaders ?? []),
        ...bodyViolations(
          response,
          answer,
          body,
          onUnknown && ((what) => onUnknown(`${operationId} ${answer.status} ${what}`)),
        ),
        ...semanticViolations({ operationId, status: answer.status, headers: answer.headers, body }, conventions),
      ]
    : [`status ${answer.status} is not declared`];
  if (wrong.length > 0) {
    throw new Error(
      `${operationId} ${answer.status} breaks the contract:\n  ${wrong.join('\n  ')}\n${answer.text.slice(0, 2000)}`,
    );
  }
  return body;
}

const responseOf = (operationId: string, status: number): Response | undefined =>
  operationNamed(operationId).responses.get(status);

const mimeOf = ({ headers }: WireAnswer) => (headers['content-type'] ?? 'none').toLowerCase().split(/\s*;\s*/)[0] ?? '';
const isFile = (answer: WireAnswer) => answer.status < 300 && !/^application\/(?:.+\+)?json$/.test(mimeOf(answer));

function fileOf(answer: WireAnswer): Blob {
  // Copied: Blob accepts no shared memory.
  return new Blob([new Uint8Array(answer.bytes ?? Buffer.from(answer.text))], { type: mimeOf(answer) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function headerViolations(response: Response, headers: Record<string, string>, closed: readonly string[]): string[] {
  const declaredHeaders = response.headers ?? {};
  const undeclared = closed.filter((name) => !(name in declaredHeaders) && name.toLowerCase() in headers);
  const wrong = Object.entries(declaredHeaders).flatMap(([name, declared]) => {
    const given = headers[name.toLowerCase()];
    const { required, schema } = resolve<Header>(declared);
    if (given === undefined) return required ? [`header ${name} is missing`] : [];
    const value = schema['type'] === 'integer' ? Number(given) : given;
    return errorsOf(schema, value).map((error) => `header ${name}: ${error}`);
  });
  return [...undeclared.map((name) => `header ${name} is not declared`), ...wrong];
}

function bodyViolations(response: Response, answer: WireAnswer, body: unknown, onUnknown?: OnUnknown): string[] {
  const all = Object.entries(response.content ?? {});
  const declared = all.find(([type]) => type === mimeOf(answer)) ?? all[0];
  if (!declared) return answer.text === '' ? [] : ['a body where none is declared'];
  const [type, media] = declared;
  const given = answer.headers['content-type'] ?? 'none';
  const [mime, ...more] = given.toLowerCase().split(/\s*;\s*/);
  const right = mime === type && more.every((parameter) => parameter === 'charset=utf-8');
  const wrong = right ? [] : [`content type ${given} instead of ${type}`];
  if (right && body instanceof Blob) {
    const { contentSchema } = media.schema as { contentSchema?: Schema };
    if (contentSchema) return eventsIn(answer.text).flatMap((event) => errorsOf(contentSchema, event, onUnknown));
    return body.size > 0 ? [] : ['an empty file'];
  }
  return [...wrong, ...errorsOf(media.schema, body, onUnknown)];
}

/** The data of a stream of events, as far as it was read. */
const eventsIn = (text: string): unknown[] =>
  [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data = '']) => parsed(data));

function errorsOf(schema: Schema, value: unknown, onUnknown?: OnUnknown): string[] {
  const closed = validate().closed(schema);
  if (closed(value)) return [];
  const errors = (closed.errors ?? []).map(
    (error) => `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`,
  );
  if (!onUnknown || !validate().open(schema)(value)) return errors;
  for (const error of errors) onUnknown(error);
  return [];
}

function rewriteEach(schemas: Record<string, unknown>, isClosed: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, rewrite(schema as Schema, isClosed, false)]),
  );
}

/**
 * The schema with every object closed to unknown properties, or open to them and to unknown codes. The branches of a
 * combinator stay open because they describe one object together; the combining schema closes it.
 */
function rewrite(schema: Schema, isClosed: boolean, used: boolean): Schema {
  const result: Schema = {};
  const mapped = (schemas: Record<string, Schema>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, part]) => [name, rewrite(part, isClosed, true)]));
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref') result.$ref = `${ID}${String(value)}`;
    else if (key === 'properties' || key === '$defs') result[key] = mapped(value as Record<string, Schema>);
    else if (key === 'items' || key === 'additionalProperties')
      result[key] = isSchema(value) ? rewrite(value, isClosed, true) : value;
    else if (['allOf', 'oneOf', 'anyOf'].includes(key))
      result[key] = (value as Schema[]).map((branch) => rewrite(branch, isClosed, false));
    else if (['if', 'then', 'else'].includes(key)) result[key] = rewrite(value as Schema, isClosed, false);
    else if (key === 'enum' && !isClosed) continue;
    else if (key !== 'examples' && key !== 'example') result[key] = value;
  }
  return isClosed && used && namesProperties(schema) ? { ...result, unevaluatedProperties: false } : result;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

/** Whether the schema, or one it refers to or combines, lists properties. An intentionally open object stays open. */
function namesProperties(schema: Schema): boolean {
  if (schema.$ref) return namesProperties(resolve<Schema>(schema as { $ref: string }));
  if (schema['properties']) return true;
  return ['allOf', 'oneOf', 'anyOf'].some((key) => ((schema[key] as Schema[] | undefined) ?? []).some(namesProperties));
}
