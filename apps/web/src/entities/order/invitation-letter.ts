import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { now } from '../../format/date/clock.ts';
import { formatTime } from '../../format/date/dates.ts';
import { formatCounted } from '../../format/number/units.ts';
import { withLocale, type Locale } from '../../i18n/locale.ts';
import { type Letter, letterText } from '../letter/letter.ts';
import { vatModeWord } from '../order-line/vat-words.ts';

/** Longer lists would bury the letter. */
const LETTER_LINES = 20;

/** A letter that asks a supplier for a bid. */
export function invitationLetter(locale: Locale, order: Order, signature: string): Letter {
  const { number, title, items, submissionDeadline: due, timeZone, delivery, vatMode } = order;
  return withLocale(locale, () => {
    const lines = items.slice(0, LETTER_LINES).map(orderLineText);
    if (items.length > LETTER_LINES) lines.push(m.letters_invite_more({ count: items.length - LETTER_LINES }));
    const terms = [
      due !== null &&
        Date.parse(due) > now() &&
        m.letters_invite_due({ time: formatTime(due, { zone: timeZone, nameZone: true }) }),
      delivery.address && m.letters_invite_delivery({ address: delivery.address }),
      m.letters_invite_ask({ vat: vatModeWord(vatMode) }),
    ];
    return {
      subject: m.letters_invite_subject({ number, title }),
      body: letterText(
        [m.letters_invite_opening({ number, title }), lines.join('\n'), terms.filter(Boolean).join('\n')],
        signature,
      ),
    };
  });
}

/** `1. Болт М8 — 100 шт` */
export function orderLineText({ position, name, quantity, unitCode }: OrderItem): string {
  const title = `${position}. ${name}`;
  return quantity === null ? title : `${title} — ${formatCounted(quantity, unitCode)}`;
}
