/** Headers that the contract declares and no other stage reads. */
import { type Parameter, resolve, type Schema } from '../../contract/document.ts';
import type { ContractOperation } from '../../contract/operations.ts';
import type { Application } from '../application.ts';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { parseValue } from '../request/query.ts';
import { violations } from '../validate.ts';

/** Read elsewhere, each with refusals of its own. OpenAPI gives the first three no meaning as parameters. */
const READ_ELSEWHERE = new Set(
  'accept content-type authorization accept-language if-match if-none-match idempotency-key last-event-id'.split(' '),
);

const known = new WeakMap<ContractOperation, readonly Parameter[]>();

/** @throws Problem 400 missing_header, invalid_header */
export function checkHeaders({ contract, headers }: Call, { identity }: Application): undefined {
  let parameters = known.get(contract);
  if (!parameters) {
    const { credentials, actAs } = identity.headers;
    parameters = contract.headers.filter(({ name }) => {
      const lower = name.toLowerCase();
      return !READ_ELSEWHERE.has(lower) && lower !== credentials && lower !== actAs;
    });
    known.set(contract, parameters);
  }
  for (const parameter of parameters) check(parameter, headers.get(parameter.name));
}

function check({ name, required, schema }: Parameter, text: string | null): void {
  if (text === null && !required) return;
  const described = resolve<Schema>(schema as Schema & { $ref: string });
  const problem = { params: { name, expected: expectedOf(described) } };
  if (text === null) throw new Problem('missing_header', problem);
  if (violations(schema, parseValue(text, described)).length > 0) throw new Problem('invalid_header', problem);
}

/** What would be right, in a few words. */
function expectedOf({ enum: values, format, type }: Schema): string {
  if (Array.isArray(values)) return values.join(', ');
  if (typeof format === 'string') return format;
  return typeof type === 'string' ? type : 'text';
}
