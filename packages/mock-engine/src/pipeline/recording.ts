/** Builds the log entry of a request. Masks secrets here, so that no later reader sees them. */
import { isUtf8 } from 'node:buffer';
import { resolve, type Schema } from '../contract/document.ts';
import type { OutgoingHttpHeaders } from 'node:http';
import { isSecretName, maskBody, maskHeader, maskParameters } from '../world/traffic/secrets.ts';
import type { AnsweredRequest, Wire } from '../world/traffic/wire.ts';
import type { World } from '../world/world.ts';
import type { Call } from './call.ts';
import { type ContractOperation, mediaOf } from '../contract/operations.ts';
import type { Arrival } from './request/arrival.ts';
import type { Privacy } from './application.ts';
import type { Answer } from './response/answer.ts';

const NONE: string[] = [];

type Recorded = { answer: Answer | null; sentHeaders: Readonly<OutgoingHttpHeaders> };

/** @param isForwarded answered by another server, whose sign-ins and passwords must not be logged */
export function recordOf(
  { request, world, path, now, operation, signedIn, callerIds, forcedBy, reason }: Call,
  { answer, sentHeaders }: Recorded,
  isForwarded: boolean,
  privacy: Privacy,
): Omit<AnsweredRequest, 'id' | 'ms'> {
  const isSealed =
    !isForwarded &&
    privacy.isApart(
      { operation, caller: signedIn, hasBody: request.bytes !== null && request.bytes.length > 0 },
      world,
    );
  const canHaveSecrets = operation ? declaresSecret(operation) : true;
  const wire = wireOf(request, sentHeaders, answer, headersOfRules(world));
  if (isForwarded && privacy.isSignIn(path)) {
    wire.requestBody = null;
    wire.responseBody = null;
  } else {
    // A caller may send secrets that the contract does not declare.
    wire.requestBody &&= maskBody(wire.requestBody);
    if (canHaveSecrets || isForwarded) wire.responseBody &&= maskBody(wire.responseBody);
  }
  return {
    at: now,
    method: request.method,
    path: `/api${maskParameters(request.url)}`,
    operationId: operation?.operationId ?? null,
    personId: callerIds && (callerIds.actorId ?? callerIds.id),
    actingAsId: callerIds?.actorId ? callerIds.id : null,
    status: answer?.status ?? 0,
    forcedBy,
    reason,
    violations: answer?.violations ?? NONE,
    ...(isSealed && { isSealed }),
    wire,
  };
}

/** Headers that rules name are needed to replay a request; rules name no credentials. */
function headersOfRules({ customRules: { rules } }: World): readonly string[] {
  return rules.flatMap(({ when }) => Object.keys(when.headers ?? {}).map((name) => name.toLowerCase()));
}

function wireOf(
  { bytes, rawHeaders }: Arrival,
  sentHeaders: Readonly<OutgoingHttpHeaders>,
  answer: Answer | null,
  unmasked: readonly string[],
): Wire {
  const requestHeaders = rawHeaders.slice();
  for (let i = 0; i < requestHeaders.length; i += 2) {
    const name = requestHeaders[i] ?? '';
    if (!unmasked.includes(name.toLowerCase())) requestHeaders[i + 1] = maskHeader(name, requestHeaders[i + 1] ?? '');
  }
  return {
    requestHeaders,
    requestBody: bytes && textOf(bytes),
    responseHeaders: Object.fromEntries(
      Object.entries(answer ? sentHeaders : {}).map(([name, value]) => [name, maskHeader(name, String(value))]),
    ),
    responseBody: answer?.text != null && answer.text.length <= BODY_LIMIT ? answer.text : null,
    isAnswered: answer?.type != null,
  };
}

/** Longer bodies are neither stored nor searched for secrets. In bytes for requests, in UTF-16 units for answers. */
const BODY_LIMIT = 256 * 1024;

/** Returns null for an empty, long or binary body. */
function textOf(body: Buffer): string | null {
  return body.length > 0 && body.length <= BODY_LIMIT && isUtf8(body) ? body.toString() : null;
}

const secretOperations = new Map<ContractOperation, boolean>();

/**
 * Whether the contract declares a secret in an answer. Most operations have none, so their answers are not searched.
 */
function declaresSecret(operation: ContractOperation): boolean {
  let declares = secretOperations.get(operation);
  if (declares === undefined) {
    // Only successes: `code` is a secret name, but the code of an error is not secret.
    const answers = [...operation.responses].filter(([status]) => status < 300).map(([, answer]) => mediaOf(answer));
    declares = answers.some((answer) => answer !== null && namesSecret(answer.media.schema, new Set()));
    secretOperations.set(operation, declares);
  }
  return declares;
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

/** Codes of errors and units are constants, not secrets. */
function isConstant(value: Schema): boolean {
  const schema = resolve<object>(value) as Schema;
  return schema['enum'] !== undefined || schema['const'] !== undefined;
}
