/** What the log stores of a request. Secrets are masked here, so that no later reader meets them. */
import { isUtf8 } from 'node:buffer';
import { resolve, type Schema } from '@zakupki/api-client/document';
import type { OutgoingHttpHeaders } from 'node:http';
import { isSecretName, maskBody, maskHeader, maskParameters } from '../world/traffic/secrets.ts';
import type { AnsweredRequest, Wire } from '../world/traffic/wire.ts';
import type { World } from '../world/world.ts';
import type { Trace } from './api-request.ts';
import { type ContractOperation, mediaOf } from './contract.ts';
import type { Incoming } from './incoming.ts';
import type { Answer } from './response/answer.ts';

const NONE: string[] = [];

type Recorded = { incoming: Incoming; answer: Answer | null; sentHeaders: Readonly<OutgoingHttpHeaders> };

/** @param isForwarded answered by another server, whose sign-ins and passwords are none of ours */
export function recordOf(
  { at, operation, caller, forcedBy, reason }: Trace,
  world: World,
  { incoming, answer, sentHeaders }: Recorded,
  isForwarded: boolean,
): Omit<AnsweredRequest, 'id' | 'ms'> {
  const hasSecrets = operation ? answersSecrets(operation) : true;
  const wire = wireOf(incoming, sentHeaders, answer, headersOfRules(world));
  if (isForwarded && isSignIn(incoming.url.split('?')[0] ?? '')) {
    wire.requestBody = null;
    wire.responseBody = null;
  } else {
    // Whatever the contract says, a caller may send anything.
    wire.requestBody &&= maskBody(wire.requestBody);
    if (hasSecrets || isForwarded) wire.responseBody &&= maskBody(wire.responseBody);
  }
  return {
    at: at ?? world.clock.now(),
    method: incoming.method,
    path: `/api${maskParameters(incoming.url)}`,
    operationId: operation?.operationId ?? null,
    personId: caller ? (caller.impersonator ?? caller.user).id : null,
    actingAsId: caller?.impersonator ? caller.user.id : null,
    status: answer?.status ?? 0,
    forcedBy,
    reason,
    violations: answer?.violations ?? NONE,
    wire,
  };
}

/** Headers that rules name are needed to replay a request; rules name no credentials. */
function headersOfRules({ ownRules: { rules } }: World): readonly string[] {
  return rules.flatMap(({ when }) => Object.keys(when.headers ?? {}).map((name) => name.toLowerCase()));
}

function wireOf(
  { body, rawHeaders }: Incoming,
  answered: Readonly<OutgoingHttpHeaders>,
  answer: Answer | null,
  shown: readonly string[],
): Wire {
  const requestHeaders = rawHeaders.slice();
  for (let i = 0; i < requestHeaders.length; i += 2) {
    const name = requestHeaders[i] ?? '';
    if (!shown.includes(name.toLowerCase())) requestHeaders[i + 1] = maskHeader(name, requestHeaders[i + 1] ?? '');
  }
  return {
    requestHeaders,
    requestBody: Buffer.isBuffer(body) ? textOf(body) : null,
    responseHeaders: Object.fromEntries(
      Object.entries(answer ? answered : {}).map(([name, value]) => [name, maskHeader(name, String(value))]),
    ),
    responseBody: answer?.text != null && answer.text.length <= BODY_LIMIT ? answer.text : null,
    isAnswered: answer?.type != null,
  };
}

/** Longer bodies are neither stored nor searched for secrets. In bytes of a request, UTF-16 units of an answer. */
const BODY_LIMIT = 256 * 1024;

/** Null for what is no text. */
function textOf(body: Buffer): string | null {
  return body.length > 0 && body.length <= BODY_LIMIT && isUtf8(body) ? body.toString() : null;
}

/** Sign-in, sign-up, passwords, phone codes: also under names that only the other server has. */
export const isSignIn = (path: string): boolean => SIGN_IN_PATH.test(path);

const SIGN_IN_PATH = /^\/+auth(?:\/|$)|password|token|log-?in|sign-?(?:in|up)|phone/i;

const carriers = new Map<ContractOperation, boolean>();

/** Whether the contract names a secret in an answer. Most have none, and are not searched. */
function answersSecrets(operation: ContractOperation): boolean {
  let known = carriers.get(operation);
  if (known === undefined) {
    // An error has a code too, which is no secret.
    const answers = [...operation.responses].filter(([status]) => status < 300).map(([, answer]) => mediaOf(answer));
    known = answers.some((answer) => answer !== null && namesSecret(answer.media.schema, new Set()));
    carriers.set(operation, known);
  }
  return known;
}

function namesSecret(part: unknown, seen: Set<unknown>): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const schema = resolve<object>(part) as Schema;
  if (seen.has(schema)) return false;
  seen.add(schema);
  const properties = Object.entries((schema['properties'] as Record<string, Schema> | undefined) ?? {});
  return (
    properties.some(([name, value]) => isSecretName(name) && !isConstant(value)) ||
    Object.values(schema).some((inner) => namesSecret(inner, seen))
  );
}

/** The code of an error or a unit. */
function isConstant(value: Schema): boolean {
  const schema = resolve<object>(value) as Schema;
  return schema['enum'] !== undefined || schema['const'] !== undefined;
}
