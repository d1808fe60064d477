/** The e-mail that verifies an address. It describes the sign-up, so that its reader recognises another person's. */
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { momentText } from '../../sentences/format.ts';
import type { SignUp } from '../../model/records/sign-in.ts';
import { composeMessage } from '../outbox/messages.ts';
import { deviceText } from './device-text.ts';

const COMPANY: Words = { en: ' Company: {name}.', ru: ' Компания: {name}.' };

/** The rest of a longer name would be a message of its own. */
const MAX_NAME_LENGTH = 60;
/** Mail programs turn addresses into links. */
const ADDRESS = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/** @param signUp null for a link that belongs to no sign-up */
export function composeVerification(
  lang: Lang,
  to: string,
  path: string,
  signUp: Pick<SignUp, 'at' | 'device' | 'company'> | null,
) {
  if (signUp === null) return composeMessage('verifyAgain', lang, to, [path]);
  const { at, device, company } = signUp;
  return composeMessage('verify', lang, to, [path], {
    at: momentText(lang, at, 'Europe/Moscow'),
    device: deviceText(lang, device),
    company: company === null || ADDRESS.test(company) ? '' : fillIn(COMPANY[lang], { name: shortened(company) }),
  });
}

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= MAX_NAME_LENGTH ? name : `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…`;
}
