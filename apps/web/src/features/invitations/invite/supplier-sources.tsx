import type { InvitationSuggestion, Order, Supplier } from '@zakupki/api-client/schema';
import { contactToEmail } from '@zakupki/procurement/suppliers/contacts';
import { useId, useState } from 'react';
import { m } from '#messages';
import { useListSuppliersQuery } from '../../../entities/supplier/supplier-api.ts';
import { latestAnswer } from '../../../http/latest-answer.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { getLocale } from '../../../i18n/locale.ts';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { useListInvitationSuggestionsQuery } from '../invitations-api.ts';
import styles from './invite-dialog.module.css';
import { useRecipients } from './invite-values.ts';
import { PastedAddressesField } from './pasted-addresses-field.tsx';

type Source = 'suggested' | 'book' | 'paste';

const SOURCES: Readonly<Record<Source, () => string>> = {
  suggested: () => m.invitations_source_suggested(),
  book: () => m.invitations_source_book(),
  paste: () => m.invitations_source_paste(),
};

/** Where suppliers are chosen from. */
export function SupplierSources({ order }: { order: Order }) {
  const [chosen, setChosen] = useState<Source | null>(null);
  const suggestions = useListInvitationSuggestionsQuery({ orderId: order.id });
  // Without suggestions, start with the address book.
  const source = chosen ?? (suggestions.data?.data.length === 0 ? 'book' : 'suggested');
  return (
    <section className="zk-stack zk-gap-12 zk-shrink zk-packed" aria-label={m.invitations_source()}>
      <Segments
        label={m.invitations_source()}
        // Object.keys loses the key type.
        choices={(Object.keys(SOURCES) as Source[]).map((value) => ({ value, label: SOURCES[value]() }))}
        value={source}
        onChange={setChosen}
      />
      {source === 'suggested' &&
        (suggestions.data ? (
          <Suggestions suggestions={suggestions.data.data} />
        ) : (
          <NotLoaded error={suggestions.error} onRetry={() => void suggestions.refetch()} lines={5} />
        ))}
      {source === 'book' && <AddressBook />}
      {source === 'paste' && <PastedAddressesField />}
    </section>
  );
}

function Suggestions({ suggestions }: { suggestions: readonly InvitationSuggestion[] }) {
  if (suggestions.length === 0) return <p className="zk-secondary">{m.invitations_suggested_none()}</p>;
  return (
    <ul className={styles['list']}>
      {suggestions.map(({ supplierId, supplierName, email, similarOrders, wins, words, okpd2, tags }) => (
        <SupplierChoice
          key={supplierId}
          supplierId={supplierId}
          name={supplierName}
          email={email}
          note={[
            m.invitations_similar({ count: similarOrders }) +
              (wins > 0 ? `, ${m.invitations_wins({ count: wins })}` : ''),
            [...words, ...okpd2, ...tags].join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </ul>
  );
}

const PER_PAGE = 50;

function AddressBook() {
  const [q, setQ] = useState('');
  const { shown, error, refetch } = latestAnswer(useListSuppliersQuery({ perPage: PER_PAGE, ...(q !== '' && { q }) }));
  return (
    <>
      <SearchBox label={m.invitations_book_search()} hint={m.invitations_book_search()} q={q} onSearch={setQ} />
      {shown ? (
        <ul className={styles['list']}>
          {shown.data.map((supplier) => (
            <BookEntry key={supplier.id} supplier={supplier} />
          ))}
          {shown.data.length === 0 && <li className="zk-secondary">{m.invitations_book_none()}</li>}
        </ul>
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={5} />
      )}
    </>
  );
}

function BookEntry({ supplier }: { supplier: Supplier }) {
  const { id, name, blockedReason, taxId } = supplier;
  const isBlocked = blockedReason !== null;
  return (
    <SupplierChoice
      supplierId={id}
      name={name}
      email={isBlocked ? null : (contactToEmail(supplier.contacts)?.email ?? null)}
      note={isBlocked ? m.invitations_blocked({ reason: blockedReason }) : (taxId?.id ?? '')}
      isBlocked={isBlocked}
    />
  );
}

interface SupplierChoiceProps {
  readonly supplierId: string;
  readonly name: string;
  /** Null when the supplier cannot be invited. */
  readonly email: string | null;
  readonly note: string;
  readonly isBlocked?: boolean;
}

function SupplierChoice({ supplierId, name, email, note, isBlocked = false }: SupplierChoiceProps) {
  const { add, remove, has } = useRecipients();
  const recipient = { supplierId, email: email ?? '', company: name, person: null, locale: getLocale() };
  const isChosen = email !== null && has(email);
  const noteId = useId();
  return (
    <li>
      <label className={`zk-row zk-text zk-gap-10 zk-hover ${styles['choice']}`} data-disabled={email === null}>
        <input
          type="checkbox"
          aria-label={name}
          aria-describedby={noteId}
          disabled={email === null}
          checked={isChosen}
          onChange={() => (isChosen ? remove(recipient) : add([recipient]))}
        />
        <span className="zk-shrink zk-fill">
          <span className="zk-block zk-medium zk-break">{name}</span>
          <span id={noteId} className="zk-block zk-secondary zk-small zk-break">
            {[email ?? (isBlocked ? '' : m.invitations_no_email()), note].filter(Boolean).join(' · ')}
          </span>
        </span>
      </label>
    </li>
  );
}
