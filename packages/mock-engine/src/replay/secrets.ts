/** A recording masks secrets. A replay fills in the corresponding secrets of the replaying server. */
import type { Letter, LoggedExchange, Snapshot } from '../contract/control.ts';
import { replaceValues } from '../world/traffic/json-values.ts';
import { hashToken, HIDDEN, maskBody, maskHeader, maskOfHash, maskSecret } from '../world/traffic/secrets.ts';
import type { Answer } from './differences.ts';

const MASK = /\*{4}[0-9a-f]{8}/g;

/** Tokens, tickets and secrets of links. */
const POSSIBLE_SECRET = /[\w-]{16,512}/g;

/** What a person typed where a recording shows `****`: passwords, and codes of messages. */
export type Typed = {
  /** reads codes in what the replaying server has sent */
  learn: (letters: readonly Letter[]) => void;
  /** @param name of the property */
  valueOf: (name: string, exchange: LoggedExchange) => string;
};

export class Secrets {
  /** secrets by mask */
  readonly #known = new Map<string, string>();

  readonly #sessions: string | undefined;
  readonly #typed: Typed | undefined;

  /** @param sessions the table whose ids are hashes of the tokens of sessions */
  constructor(sessions: string | undefined, typed: Typed | undefined) {
    this.#sessions = sessions;
    this.#typed = typed;
  }

  /** Gives new, known tokens to the sessions that existed before the recording. */
  withKnownSessions(before: Snapshot): Snapshot {
    const name = this.#sessions;
    const table = name === undefined ? undefined : before.tables[name];
    if (name === undefined || !table) return before;
    const put = table.put.map((session) => {
      const mask = maskOfHash(session.id);
      const token = `replayed-session-${mask.slice(HIDDEN.length)}`;
      this.#known.set(mask, token);
      return { ...session, id: hashToken(token) };
    });
    return { ...before, tables: { ...before.tables, [name]: { ...table, put } } };
  }

  /** @param text an answer or an e-mail of the replaying server */
  learn(text: string): void {
    for (const [secret] of text.matchAll(POSSIBLE_SECRET)) this.#known.set(maskSecret(secret), secret);
  }

  learnTyped(letters: readonly Letter[]): void {
    this.#typed?.learn(letters);
  }

  /** Whether the request needs a secret that the outbox may contain. */
  isMissingFor({ path, request }: LoggedExchange): boolean {
    const text = [path, ...Object.values(request.headers), request.body ?? ''].join('\n');
    return text.includes(`"${HIDDEN}"`) || [...text.matchAll(MASK)].some(([mask]) => !this.#known.has(mask));
  }

  fill(text: string): string {
    return text.replaceAll(MASK, (mask) => this.#known.get(mask) ?? mask);
  }

  fillBody(exchange: LoggedExchange): string | null {
    const { body } = exchange.request;
    return (
      body &&
      replaceValues(this.fill(body), (name, value) =>
        this.#typed && value === `"${HIDDEN}"` ? JSON.stringify(this.#typed.valueOf(name, exchange)) : null,
      )
    );
  }
}

/** Masks an answer where the recorded one is masked. */
export function maskLike(recorded: Answer, now: Answer): Answer {
  const headers = Object.entries(now.headers).map(([name, value]) => [name, maskHeader(name, value)] as const);
  const isMasked = recorded.body?.includes(HIDDEN) ?? false;
  return { ...now, headers: Object.fromEntries(headers), body: isMasked && now.body ? maskBody(now.body) : now.body };
}
