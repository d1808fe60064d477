/** Answers a call of the control plane: validates request and answer, and notifies watchers of a changed world. */
import type { World } from '../contract/control.ts';
import type { Answer } from '../pipeline/response/answer.ts';
import { violations } from '../pipeline/validate.ts';
import { readCall } from './call.ts';
import type { ControlId, ControlOperation } from './contract.ts';
import type { ControlContext, Stream } from './handlers.ts';

type Reply = { status: number; body?: unknown; page?: string; yaml?: string; headers?: Record<string, string> };
type AnyHandler = (request: unknown, context: ControlContext) => Reply | Stream | Promise<Reply | Stream>;

/** @param handlers by operation id; must include the operation's @throws Problem */
export async function answerCall(
  handlers: Partial<Record<ControlId, unknown>>,
  operation: ControlOperation,
  context: ControlContext,
): Promise<Answer | Stream> {
  const { worlds, lang, request } = context;
  const input = await readCall(request, operation, lang, worlds.seed);
  // Handlers are keyed by operation id, and `input` is validated against that operation.
  const handle = handlers[operation.operationId] as AnyHandler;
  const reply = await handle(input, context);
  const answer = 'stream' in reply ? reply : toAnswer(operation, reply);
  // Operations that change a world respond with the world, or with a part of the world named in the path.
  if (operation.method !== 'get' && 'body' in reply) {
    worlds.notifyChanged((reply.body as Partial<World>).name ?? input.params['world'] ?? '');
  }
  return answer;
}

function toAnswer(operation: ControlOperation, { status, body, page, yaml, headers = {} }: Reply): Answer {
  const schema = operation.responses.get(status);
  const found = schema ? violations(schema, body) : body === undefined ? [] : [`no body is declared for ${status}`];
  if (schema === undefined) found.push(`status ${status} is not declared`);
  if (found.length > 0) throw new Error(`${operation.operationId} breaks the control contract: ${found.join('; ')}`);
  const content =
    page !== undefined
      ? { type: 'text/html', text: page }
      : yaml !== undefined
        ? { type: 'application/yaml', text: yaml }
        : { type: 'application/json', text: body === undefined ? null : JSON.stringify(body) };
  return { status, ...content, headers, violations: [] };
}
