/** What a person typed where a recording shows `****`. */
import type { LoggedExchange } from '@zakupki/mock-engine/contract/control';
import type { Typed } from '@zakupki/mock-engine/replay/secrets';
import { PASSWORD } from '../model/people.ts';

/** Too short, so the server refuses it. */
const INVALID_PASSWORD = 'x';
const WRONG_PASSWORD = `not-${PASSWORD}`;
/** Of accounts whose password is chosen during the recording: that of the seed would be refused as easy to guess. */
const NEW_PASSWORD = 'replayed-lampa-oblako-reka';
/** Paths of requests whose `password` or `new` is a new one. */
const CHOOSES = /\/(?:auth\/signup|auth\/email\/verify|auth\/password\/reset|me\/password)$/;

/** Passwords of the seed or new ones, and the codes that the replaying server sent. */
export function typedSecrets(): Typed {
  /** confirmation codes by phone number */
  const codes = new Map<string, string>();
  /** addresses that signed up during the recording */
  const newcomers = new Set<string>();

  function codeFor({ request, response }: LoggedExchange): string {
    const [, phone = ''] = /"phone"\s*:\s*"([^"]*)"/.exec(request.body ?? '') ?? [];
    const validCode = codes.get(phone) ?? '000000';
    if (!response.body?.includes('"mismatch"')) return validCode;
    return validCode === '000000' ? '000001' : '000000';
  }

  return {
    learn: (letters) => {
      for (const { kind, to, text } of letters) {
        const [code] = /\d{6}/.exec(text) ?? [];
        if (kind === 'phone' && code !== undefined) codes.set(to, code);
      }
    },
    valueOf: (name, exchange) => {
      const email = emailIn(exchange.request.body);
      const isChosen = CHOOSES.test(exchange.path);
      if (isChosen && email !== null) newcomers.add(email);
      if (name === 'code') return codeFor(exchange);
      const isNew = isChosen || newcomers.has(email ?? '');
      return passwordFor(name, exchange, isNew && name !== 'current' ? NEW_PASSWORD : PASSWORD);
    },
  };
}

const emailIn = (body: string | null): string | null =>
  /"email"\s*:\s*"([^"]*)"/.exec(body ?? '')?.[1]?.toLowerCase() ?? null;

/** In a snapshot all users have the shared password, so it is valid wherever the recorded password was. */
function passwordFor(name: string, { status, response }: LoggedExchange, right: string): string {
  const isRefused = response.body?.includes(`"/${name}"`) ?? false;
  if (isRefused && name !== 'current') return INVALID_PASSWORD;
  return isRefused || status === 401 ? WRONG_PASSWORD : right;
}
