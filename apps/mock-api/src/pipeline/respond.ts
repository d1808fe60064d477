/** Answers as they leave: checked against the contract, serialised once, with the headers every answer has. */
import type { Response } from 'express';
import type { MediaType } from '@zakupki/api-client/document';
import type { Caller, SomeReply } from '../operations/operation.ts';
import type { Lang } from '../sentences/sentence.ts';
import type { World } from '../world/world.ts';
import { type ContractOperation, mediaOf } from './contract.ts';
import { knownBody, type Sendable, sendable } from './kept.ts';
import { Problem, problemBody, reasonOf } from './problem.ts';
import { violations } from './validate.ts';

export type Answer = {
  status: number;
  type: string | null;
  text: string | null;
  /** the text as it is sent, when it was sent before */
  bytes?: Buffer;
  headers: Record<string, string>;
  violations: string[];
  /** which rule of the product refused, in ASCII */
  reason?: string;
  /** writes it as it stands, without the headers of this server; absent for what `send` writes */
  write?: (response: Response) => void;
};

/** A handler's reply. One that breaks the contract is a bug of this server: a 500 that names the pointers. */
export function replyAnswer(contract: ContractOperation, reply: SomeReply, more: Record<string, string> = {}): Answer {
  const response = contract.responses.get(reply.status);
  const described = response ? mediaOf(response) : null;
  if (!response)
    throw new ContractBroken(contract.operationId, reply.status, [`status ${reply.status} is not declared`]);
  const headers = { ...reply.headers, ...more };
  const { status } = reply;
  if (!described) return { status, type: null, text: null, headers, violations: [] };
  const { text, bytes } = checkedBody(contract, reply, described.media);
  return { status, type: described.type, text, ...(bytes && { bytes }), headers, violations: [] };
}

/** The body as JSON, once it is known to be what the contract says. */
function checkedBody({ operationId }: ContractOperation, { status, body }: SomeReply, media: MediaType): Sendable {
  const known = knownBody(body, media);
  if (known) return known;
  const wrong = violations(media.schema, body);
  if (wrong.length > 0) throw new ContractBroken(operationId, status, wrong);
  return sendable(body, media, JSON.stringify(body));
}

class ContractBroken extends Error {
  readonly violations: string[];
  constructor(operationId: string, status: number, wrong: string[]) {
    super(`${operationId} ${status} breaks the contract: ${wrong.join('; ')}`);
    this.violations = wrong;
  }
}

/** Any thrown thing as problem+json. What is not a Problem is a bug: logged, and told as a 500 without a stack. */
export function problemAnswer(error: unknown, lang: Lang, requestId: string): Answer {
  const known = error instanceof Problem ? error : new Problem(500, 'server_error');
  const broken = error instanceof ContractBroken ? error.violations : [];
  if (known !== error)
    process.stderr.write(`${requestId} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  const body = problemBody(known, lang, requestId);
  if (broken.length > 0) body['detail'] = broken.join('; ');
  return {
    status: known.status,
    type: 'application/problem+json',
    text: JSON.stringify(body),
    headers: known.options.headers ?? {},
    violations: broken,
    reason: reasonOf(known),
  };
}

export function send(
  response: Response,
  answer: Answer,
  requestId: string,
  caller: Caller | null,
  world: World | null,
): void {
  response.status(answer.status);
  response.setHeader('X-Request-Id', requestId);
  // Some answers may be kept by the browser (reference lists); everything else is nobody's to keep.
  response.setHeader('Cache-Control', 'no-store');
  if (world) response.setHeader('X-Server-Time', world.clock.nowIso());
  if (caller?.impersonator) response.setHeader('X-Acting-As', caller.user.id);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.type === null || answer.text === null) {
    response.end();
    return;
  }
  // Text handed to Node is copied and encoded by its slow way.
  const bytes = answer.bytes ?? Buffer.from(answer.text);
  response.setHeader('Content-Type', `${answer.type}; charset=utf-8`);
  response.setHeader('Content-Length', bytes.length);
  // Node leaves the body out of the answer to HEAD.
  response.end(bytes);
}
