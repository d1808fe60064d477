/** The contract as the mock serves it. */
import { CONTROL } from '../control/control-call.ts';

type ProblemType = { status: number; on?: string; en: string; ru: string };
type Operation = { operationId: string; description?: string; 'x-problems'?: string[] };

export type Contract = {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation | undefined>>;
  'x-problems': Record<string, ProblemType>;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @throws Error with the status when the mock does not respond with the contract */
export async function loadContract(): Promise<Contract> {
  const answer = await fetch(`${CONTROL}/openapi.json`);
  if (!answer.ok) throw new Error(`The mock responded with ${answer.status} to the request for its contract.`);
  return (await answer.json()) as Contract;
}

function operationsOf(contract: Contract): Operation[] {
  return Object.values(contract.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
}

/** Adds the error codes of each operation to its description, without the codes of rules, which apply to many operations. */
export function withCodes(contract: Contract): Contract {
  const documented = structuredClone(contract);
  for (const operation of operationsOf(documented)) {
    const listed = (operation['x-problems'] ?? []).filter((code) => contract['x-problems'][code]?.on === undefined);
    const codes = listed.map(
      (code) => `- ${contract['x-problems'][code]?.status} \`${code}\`: ${contract['x-problems'][code]?.en}`,
    );
    delete operation['x-problems'];
    if (codes.length > 0)
      operation.description = `${operation.description ?? ''}\n\nSpecific errors:\n${codes.join('\n')}`;
  }
  return documented;
}

type CodeRow = { code: string; status: number; en: string; ru: string; operations: string[] };

export function codeRows(contract: Contract): CodeRow[] {
  const operations = operationsOf(contract);
  return Object.entries(contract['x-problems']).map(([code, { status, en, ru }]) => {
    const listed = operations.filter((operation) => operation['x-problems']?.includes(code));
    return { code, status, en, ru, operations: listed.map(({ operationId }) => operationId) };
  });
}
