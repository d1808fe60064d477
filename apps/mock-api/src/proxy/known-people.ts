/** Remembers which user each session of the target belongs to, from the target's answers. */
import type { ApiRequest } from '../pipeline/api-request.ts';
import type { Headers } from '../pipeline/exchange.ts';
import { hashToken } from '../world/traffic/secrets.ts';

const MAX_SESSIONS = 1000;

export class KnownPeople {
  /** e-mail address by hashed credentials, the oldest first */
  readonly #emails = new Map<string, string>();

  /** Reads the caller's e-mail address from an answer to `getMe`. @param body decompressed */
  learn({ route, exchange: { headers } }: ApiRequest, status: number, body: Buffer | string): void {
    const isProfile = route?.found && route.operation.operationId === 'getMe' && status === 200;
    const { authorization, 'x-as-user': actAs } = headers;
    if (!isProfile || typeof body === 'string' || authorization === undefined || actAs !== undefined) return;
    const key = hashToken(authorization);
    const email = emailIn(body);
    if (email === null) return;
    this.#emails.delete(key);
    this.#emails.set(key, email);
    for (const oldest of this.#emails.keys()) {
      if (this.#emails.size <= MAX_SESSIONS) break;
      this.#emails.delete(oldest);
    }
  }

  find({ authorization = '' }: Headers): readonly string[] {
    const email = this.#emails.get(hashToken(authorization));
    return email === undefined ? [] : [email];
  }
}

function emailIn(body: Buffer): string | null {
  try {
    const { user } = JSON.parse(body.toString()) as { user?: { email?: unknown } };
    return typeof user?.email === 'string' ? user.email.toLowerCase() : null;
  } catch {
    return null;
  }
}
