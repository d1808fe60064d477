/** Remembers which user each session of the target belongs to, from the target's answers. */
import type { Call } from '../pipeline/call.ts';
import type { Identity } from '../pipeline/application.ts';
import { hashToken } from '../world/traffic/secrets.ts';

const MAX_SESSIONS = 1000;

export class KnownPeople {
  /** e-mail address by hashed credentials, the oldest first */
  readonly #emails = new Map<string, string>();
  readonly #identity: Pick<Identity, 'headers' | 'profile'>;

  constructor(identity: Pick<Identity, 'headers' | 'profile'>) {
    this.#identity = identity;
  }

  /** Reads the caller's e-mail address from an answer that describes the caller. @param body decompressed */
  learn({ operation, headers }: Call, status: number, body: Buffer | string): void {
    const { headers: names, profile } = this.#identity;
    const isProfile = operation?.operationId === profile.operationId && status === 200;
    const credentials = headers.get(names.credentials);
    if (!isProfile || typeof body === 'string' || credentials === null || headers.has(names.actAs)) return;
    const key = hashToken(credentials);
    const email = profile.emailIn(jsonIn(body))?.toLowerCase() ?? null;
    if (email === null) return;
    this.#emails.delete(key);
    this.#emails.set(key, email);
    for (const oldest of this.#emails.keys()) {
      if (this.#emails.size <= MAX_SESSIONS) break;
      this.#emails.delete(oldest);
    }
  }

  find(headers: Headers): readonly string[] {
    const email = this.#emails.get(hashToken(headers.get(this.#identity.headers.credentials) ?? ''));
    return email === undefined ? [] : [email];
  }
}

/** Undefined for anything but JSON. */
function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
