import type { BidRow, Order, Question, Supplier } from '@zakupki/api-client/schema';
import { contactToEmail } from '@zakupki/procurement/suppliers/contacts';
import { m } from '#messages';
import { useListBidsQuery } from '../../entities/bid/bid-api.ts';
import { useGetMeQuery } from '../../entities/user/me-api.ts';
import { useListSuppliersQuery } from '../../entities/supplier/supplier-api.ts';
import { withLocale, type Locale } from '../../i18n/locale.ts';
import { LetterDialog } from '../../entities/letter/letter-dialog.tsx';
import { signatureOf } from '../../entities/letter/letter-people.ts';
import type { Addressee, Letter } from '../../entities/letter/letter.ts';

type QuestionLetterProps = {
  readonly order: Order;
  readonly question: Question;
  readonly onClose: () => void;
};

/** The same letter for every supplier: it does not say who asked. Opens without those that fail to load. */
export function QuestionLetter({ order, question, onClose }: QuestionLetterProps) {
  const { data: me } = useGetMeQuery();
  const bids = useListBidsQuery({ orderId: order.id, perPage: 100 });
  const suppliers = useListSuppliersQuery({ perPage: 100 });
  if ([bids, suppliers].some(({ data, error }) => !data && !error)) return null;
  return (
    <LetterDialog
      orderId={order.id}
      title={m.questions_letter_title()}
      addressees={addresseesOf(question, bids.data?.data ?? [], suppliers.data?.data ?? [])}
      write={(locale) => letterOf(locale, order, question, signatureOf(me?.profile))}
      onClose={onClose}
    />
  );
}

/** The asker, who may have no bid, then the bidders; no duplicates. */
function addresseesOf({ askedBy }: Question, bids: readonly BidRow[], suppliers: readonly Supplier[]): Addressee[] {
  const named = [
    ...(askedBy ? [{ ...askedBy, bidId: null }] : []),
    ...bids.map(({ id, supplier: { supplierId, name } }) => ({ supplierId, name: name ?? '', bidId: id })),
  ].filter(({ name }) => name !== '');
  // The bid of an asker replaces the asker, in the first place.
  const unique = new Map(named.map((company) => [company.supplierId ?? company.name, company] as const));
  return [...unique].map(([id, { supplierId, name, bidId }]) => {
    const contacts = suppliers.find((entry) => entry.id === supplierId)?.contacts ?? [];
    return { id, bidId, name, email: contactToEmail(contacts)?.email ?? null };
  });
}

function letterOf(locale: Locale, order: Order, { text, answer, orderItemId }: Question, signature: string): Letter {
  return withLocale(locale, () => {
    const about = { number: order.number, title: order.title };
    const line = order.items.find(({ id }) => id === orderItemId);
    const opening = line
      ? m.questions_letter_opening_line({ ...about, line: line.position, name: line.name })
      : m.questions_letter_opening(about);
    const body = [
      m.letters_greeting(),
      opening,
      text,
      m.questions_letter_answer(),
      answer?.text ?? '',
      m.questions_letter_closing(),
      `${m.letters_closing()}\n${signature}`,
    ];
    return { subject: m.questions_letter_subject(about), body: body.join('\n\n') };
  });
}
