/** A recording masks secrets. A replay fills in the corresponding secrets of the replaying server. */
import type { Letter } from '@zakupki/mock-control/schema';
import type { LoggedExchange, Snapshot } from '@zakupki/mock-engine/contract/control';
import { PASSWORD } from '../model/people.ts';
import { replaceValues } from '@zakupki/mock-engine/world/traffic/json-values';
import {
  hashToken,
  HIDDEN,
  maskBody,
  maskHeader,
  maskOfHash,
  maskSecret,
} from '@zakupki/mock-engine/world/traffic/secrets';
import type { Answer } from './differences.ts';

const MASK = /\*{4}[0-9a-f]{8}/g;

/** Tokens, tickets and secrets of links. */
const POSSIBLE_SECRET = /[\w-]{16,512}/g;

/** Too short, so the server refuses it. */
const INVALID_PASSWORD = 'x';
const WRONG_PASSWORD = `not-${PASSWORD}`;
/** Of accounts whose password is chosen during the recording: that of the seed would be refused as easy to guess. */
const NEW_PASSWORD = 'replayed-lampa-oblako-reka';
/** Paths of requests whose `password` or `new` is a new one. */
const CHOOSES = /\/(?:auth\/signup|auth\/email\/verify|auth\/password\/reset|me\/password)$/;

export class Secrets {
  /** secrets by mask */
  readonly #known = new Map<string, string>();
  /** confirmation codes by phone number */
  readonly #codes = new Map<string, string>();
  /** addresses that signed up during the recording */
  readonly #newcomers = new Set<string>();

  /** Gives new, known tokens to the sessions that existed before the recording. */
  withKnownSessions(before: Snapshot): Snapshot {
    const { tokens } = before.tables;
    if (!tokens) return before;
    const put = tokens.put.map((session) => {
      const mask = maskOfHash(session.id);
      const token = `replayed-session-${mask.slice(HIDDEN.length)}`;
      this.#known.set(mask, token);
      return { ...session, id: hashToken(token) };
    });
    return { ...before, tables: { ...before.tables, tokens: { ...tokens, put } } };
  }

  /** @param text an answer or an e-mail of the replaying server */
  learn(text: string): void {
    for (const [secret] of text.matchAll(POSSIBLE_SECRET)) this.#known.set(maskSecret(secret), secret);
  }

  learnCodes(letters: readonly Letter[]): void {
    for (const { kind, to, text } of letters) {
      const [code] = /\d{6}/.exec(text) ?? [];
      if (kind === 'phone' && code !== undefined) this.#codes.set(to, code);
    }
  }

  /** Whether the request needs a secret that the outbox may contain. */
  isMissingFor({ path, request }: LoggedExchange): boolean {
    const text = [path, ...Object.values(request.headers), request.body ?? ''].join('\n');
    return /"code"\s*:\s*"\*{4}"/.test(text) || [...text.matchAll(MASK)].some(([mask]) => !this.#known.has(mask));
  }

  fill(text: string): string {
    return text.replaceAll(MASK, (mask) => this.#known.get(mask) ?? mask);
  }

  fillBody(exchange: LoggedExchange): string | null {
    const { body } = exchange.request;
    const email = emailIn(body);
    const isChosen = CHOOSES.test(exchange.path);
    if (isChosen && email !== null) this.#newcomers.add(email);
    const password = isChosen || this.#newcomers.has(email ?? '') ? NEW_PASSWORD : PASSWORD;
    return (
      body &&
      replaceValues(this.fill(body), (name, value) => {
        if (value !== `"${HIDDEN}"`) return null;
        return JSON.stringify(
          name === 'code'
            ? this.#codeFor(exchange)
            : passwordFor(name, exchange, name === 'current' ? PASSWORD : password),
        );
      })
    );
  }

  #codeFor({ request, response }: LoggedExchange): string {
    const [, phone = ''] = /"phone"\s*:\s*"([^"]*)"/.exec(request.body ?? '') ?? [];
    const validCode = this.#codes.get(phone) ?? '000000';
    if (!response.body?.includes('"mismatch"')) return validCode;
    return validCode === '000000' ? '000001' : '000000';
  }
}

const emailIn = (body: string | null): string | null =>
  /"email"\s*:\s*"([^"]*)"/.exec(body ?? '')?.[1]?.toLowerCase() ?? null;

/** In a snapshot all users have the shared password, so it is valid wherever the recorded password was. */
function passwordFor(name: string, { status, response }: LoggedExchange, right: string): string {
  const isRefused = response.body?.includes(`"/${name}"`) ?? false;
  if (isRefused && name !== 'current') return INVALID_PASSWORD;
  return isRefused || status === 401 ? WRONG_PASSWORD : right;
}

/** Masks an answer where the recorded one is masked. */
export function maskLike(recorded: Answer, now: Answer): Answer {
  const headers = Object.entries(now.headers).map(([name, value]) => [name, maskHeader(name, value)] as const);
  const isMasked = recorded.body?.includes(HIDDEN) ?? false;
  return { ...now, headers: Object.fromEntries(headers), body: isMasked && now.body ? maskBody(now.body) : now.body };
}
