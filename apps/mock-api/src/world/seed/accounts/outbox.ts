/** What lies in the outbox when a world begins: the verification letter nobody has opened yet. */
import { composeMessage, messagePaths } from '../../../resources/outbox/messages.ts';
import { PEOPLE } from '../../people.ts';
import type { LetterRecord } from '../../records/messages.ts';
import type { LinkRecord } from '../../records/sign-in.ts';
import { utc } from '../moments.ts';

export function unopenedMessages(): { links: LinkRecord[]; letters: LetterRecord[] } {
  const { id: userId, email } = PEOPLE.find(({ name }) => name === 'unverified') ?? PEOPLE[0];
  const link: LinkRecord = {
    id: '5f2c9a7e1b3d4860',
    kind: 'verify',
    userId,
    expiresAt: utc('11-03 08:40'),
    usedAt: null,
    phone: null,
    code: null,
    failures: 0,
  };
  const sent = composeMessage('verify', 'ru', email, [messagePaths.verify(link)]);
  return { links: [link], letters: [{ ...sent, id: 'let_unverified_1', at: utc('11-02 08:40') }] };
}
