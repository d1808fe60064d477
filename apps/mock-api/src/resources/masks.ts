/**
 * Masks secrets in records that leave the server and keeps them loadable. Sessions stay valid, since only hashes of
 * their tokens are stored.
 */
import type { Entity } from '@zakupki/mock-engine/world/collection';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import type { LinkRecord } from '../model/records/sign-in.ts';
import type { ReplayRecord } from '@zakupki/mock-engine/world/records/replays';
import type { UserRecord } from '../model/records/users.ts';
import type { SeatRecord } from '../model/records/webinars.ts';
import type { TableName } from '@zakupki/mock-engine/world/tables';
import { hashToken, HIDDEN, maskParameters } from '@zakupki/mock-engine/world/traffic/secrets';
import { DEMO_HASH } from './session/password-hash.ts';

/** After a snapshot is loaded, all users with a password sign in with that of the seed. */
const MASKS: Readonly<Partial<Record<TableName, (record: never) => Entity>>> = {
  users: (user: UserRecord) => ({ ...user, passwordHash: user.passwordHash && DEMO_HASH }),
  links: ({ signUp, ...link }: LinkRecord) => ({
    ...link,
    id: link.kind === 'phone' ? link.id : hashOnce(link.id),
    code: null,
    ...(signUp && { signUp: { ...signUp, passwordHash: DEMO_HASH } }),
  }),
  letters: (letter: LetterRecord) => ({
    ...letter,
    text: letter.kind === 'phone' ? letter.text.replaceAll(/\d{6}/g, HIDDEN) : letter.text,
    links: letter.links.map(({ label, path }) => ({ label, path: maskParameters(path) })),
  }),
  replays: (replay: ReplayRecord) => ({ ...replay, body: withoutBrowserToken(replay.body) }),
  webinarSeats: (seat: SeatRecord) => ({
    ...seat,
    ticket: seat.ticket && `tkt_${hashOnce(seat.ticket.replace('tkt_', ''))}`,
  }),
};

/** A restored world already contains hashes, which must not be hashed again. */
const hashOnce = (secret: string) => (/^[0-9a-f]{64}$/.test(secret) ? secret : hashToken(secret));

/** The stored answer to a sign-up repeats the secret of its browser. */
function withoutBrowserToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('browserToken' in body)) return body;
  return { ...body, browserToken: hashOnce(String(body.browserToken)) };
}

export function maskRecord<R extends Entity>(table: string, record: R): R {
  return (MASKS[table as TableName]?.(record as never) as R | undefined) ?? record;
}
