/** Adds the Location header of a 201, from the link that the contract declares. */
import { document } from '../../contract/document.ts';
import type { Call } from '../call.ts';
import { operationById } from '../../contract/operations.ts';
import type { SomeReply } from '../operation.ts';

export function withLocation({ contract, params }: Call, reply: SomeReply): SomeReply {
  const [link] = Object.values(contract.responses.get(reply.status)?.links ?? {});
  const read = reply.status === 201 && link ? operationById(link.operationId) : undefined;
  if (!read) return reply;
  const path = read.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(evaluate(link?.parameters?.[name] ?? '', params, reply.body)),
  );
  return { ...reply, headers: { ...reply.headers, Location: (document.servers[0]?.url ?? '') + path } };
}

/** Evaluates `$request.path.itemId` or `$response.body#/item/id`. @throws Error for other expressions */
function evaluate(expression: string, params: Record<string, string>, body: unknown): string {
  const [, name] = /^\$request\.path\.(\w+)$/.exec(expression) ?? [];
  if (name !== undefined) return params[name] ?? '';
  const [, pointer] = /^\$response\.body#\/([\w/]+)$/.exec(expression) ?? [];
  if (pointer === undefined) throw new Error(`Unknown link expression in the contract: ${expression}`);
  const value = pointer.split('/').reduce((part, key) => (part as Record<string, unknown>)[key], body);
  return String(value);
}
