import type { InvitationSuggestion, Order, Supplier } from '@zakupki/api-client/schema';
import { contactToEmail } from '@zakupki/procurement/suppliers/contacts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { m } from '#messages';
import { useListSuppliersQuery } from '../../../entities/supplier/supplier-api.ts';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { getLocale } from '../../../i18n/locale.ts';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { useListInvitationSuggestionsQuery } from '../invitations-api.ts';
import styles from './invite-dialog.module.css';
import { type InviteValues, useRecipients } from './invite-values.ts';
import { PastedAddressesField } from './pasted-addresses-field.tsx';

type Source = 'suggested' | 'book' | 'paste';

const SOURCES: Readonly<Record<Source, () => string>> = {
  suggested: () => m.invitations_source_suggested(),
  book: () => m.invitations_source_book(),
  paste: () => m.invitations_source_paste(),
};

type SupplierSourcesProps = {
  readonly order: Order;
  /** Whether the dialog takes input. */
  readonly isReady: boolean;
  /** Text without addresses was reported. */
  readonly onReport: (text: string) => void;
};

/** Where suppliers are chosen from. */
export function SupplierSources({ order, isReady, onReport }: SupplierSourcesProps) {
  const [chosen, setChosen] = useState<Source | null>(null);
  const suggestions = useListInvitationSuggestionsQuery({ orderId: order.id });
  const first = useFirstSource(suggestions.data?.data.length);
  const source = chosen ?? first;
  const root = useFirstFocus(isReady && chosen === null ? source : null);
  return (
    <section ref={root} className="zk-stack zk-gap-12 zk-shrink zk-packed" aria-label={m.invitations_source()}>
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
      {source === 'paste' && <PastedAddressesField onReport={onReport} />}
    </section>
  );
}

const PER_PAGE = 50;

/** The first source with something to choose from; pasted addresses when the address book is empty. */
function useFirstSource(suggestionCount: number | undefined): Source {
  const pasted = useWatch<InviteValues, 'pasted'>({ name: 'pasted' });
  const { data: book } = useListSuppliersQuery({ perPage: PER_PAGE }, { skip: suggestionCount !== 0 });
  if (pasted !== '' || book?.page.totalItems === 0) return 'paste';
  return suggestionCount === 0 ? 'book' : 'suggested';
}

/** The dialog cannot focus the source when it opens: it takes no input then, and the source is not known. */
function useFirstFocus(source: Source | null) {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (source === null || isTypedIn(document.activeElement)) return;
    const target = root.current?.querySelector<HTMLElement>(source === 'paste' ? 'textarea' : 'input:checked');
    // The dialog's own focus may come later.
    target?.setAttribute('data-autofocus', '');
    target?.focus();
  }, [source]);
  return root;
}

const isTypedIn = (element: Element | null) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'radio');

function Suggestions({ suggestions }: { suggestions: readonly InvitationSuggestion[] }) {
  if (suggestions.length === 0) return <p className="zk-secondary">{m.invitations_suggested_none()}</p>;
  return (
    <ul className={styles['list']}>
      {suggestions.map(({ supplierId, supplierName, email, similarOrders, wins, bids, words, okpd2, tags }) => (
        <SupplierChoice
          key={supplierId}
          supplierId={supplierId}
          name={supplierName}
          email={email}
          note={[
            m.invitations_similar({ count: similarOrders }),
            [...words, ...okpd2, ...tags].join(', '),
            m.invitations_wins({ wins, bids }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </ul>
  );
}

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

type SupplierChoiceProps = {
  readonly supplierId: string;
  readonly name: string;
  /** Null when the supplier cannot be invited. */
  readonly email: string | null;
  readonly note: string;
  readonly isBlocked?: boolean;
};

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
