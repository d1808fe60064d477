import { Button } from '@mantine/core';
import type { SupplierDuplicate } from '@zakupki/api-client/schema';
import { primaryContact } from '@zakupki/procurement/suppliers/contacts';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { useDialogAction } from '../../../forms/dialog-action.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { FormattedPhone } from '../../../ui/value/phone/formatted-phone.tsx';
import { useDismissSupplierDuplicateMutation, useListSupplierDuplicatesQuery } from '../suppliers-api.ts';
import { reasonsText, taxText } from './merge-words.ts';
import styles from './merge.module.css';

const MergeDialog = lazyDialog(() => import('./merge-dialog.tsx'));

/** The contract's maximum. More pairs follow as these are resolved. */
const PER_PAGE = 100;

/** Pairs that may be the same supplier, to be merged or dismissed. */
export function DuplicateList() {
  const list = useListSupplierDuplicatesQuery({ perPage: PER_PAGE }, { refetchOnMountOrArgChange: true });
  const { shown, error, refetch } = latestAnswer(list);
  if (!shown) return <NotLoaded error={error} onRetry={refetch} lines={8} />;
  if (shown.data.length === 0)
    return (
      <EmptyState
        drawing="clear"
        text={m.suppliers_no_duplicates()}
        action={<LinkButton to={paths.suppliers()}>{m.suppliers_to_list()}</LinkButton>}
      />
    );
  return (
    <>
      <ProblemMessage error={error} onRetry={refetch} />
      <ul className="zk-stack zk-gap-12" aria-label={m.suppliers_tab_duplicates()}>
        {shown.data.map((pair) => (
          <DuplicatePair key={pair.id} pair={pair} />
        ))}
      </ul>
    </>
  );
}

function DuplicatePair({ pair }: { pair: SupplierDuplicate }) {
  const [opened, setOpened] = useState<'merge' | 'dismiss' | null>(null);
  const close = () => setOpened(null);
  const [first, second] = pair.suppliers;
  if (!first || !second) return null;
  return (
    <li className={`zk-frame zk-pad-12-16 ${styles['pair']}`}>
      <div className={styles['pairSides']}>
        {[first, second].map((supplier) => {
          const contact = primaryContact(supplier.contacts);
          return (
            <div key={supplier.id} className="zk-stack zk-gap-2 zk-shrink">
              <Link className="zk-target zk-medium zk-break" to={paths.supplier(supplier.id)}>
                {supplier.name}
              </Link>
              <span className="zk-secondary zk-small">{taxText(supplier) || m.suppliers_no_tax_number()}</span>
              <span className="zk-secondary zk-small zk-break">
                {contact && (contact.email ?? (contact.phone && <FormattedPhone phone={contact.phone} />))}
                {(contact?.email ?? contact?.phone) && ' · '}
                {m.suppliers_count_bids({ count: supplier.stats.bids })}
              </span>
            </div>
          );
        })}
      </div>
      <div className="zk-row zk-wrap zk-between zk-gap-8-16">
        <span className="zk-small">{m.suppliers_same({ what: reasonsText(pair.reasons) })}</span>
        <span className="zk-flex zk-wrap zk-gap-8">
          <Button variant="subtle" onClick={() => setOpened('dismiss')}>
            {m.suppliers_dismiss()}
          </Button>
          <Button variant="default" onClick={() => setOpened('merge')}>
            {m.suppliers_merge_open()}
          </Button>
        </span>
      </div>
      {opened === 'merge' && <MergeDialog keptId={first.id} otherId={second.id} onClose={close} onMerged={close} />}
      {opened === 'dismiss' && <DismissDialog pair={pair} onClose={close} />}
    </li>
  );
}

function DismissDialog({ pair, onClose }: { pair: SupplierDuplicate; onClose: () => void }) {
  const [dismiss] = useDismissSupplierDuplicateMutation();
  const { error, run, close } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.suppliers_dismiss_title()}
      confirmLabel={m.suppliers_dismiss_do()}
      error={<ProblemMessage error={error} />}
      onClose={close}
      onConfirm={() => run(() => dismiss({ duplicateId: pair.id }).unwrap(), m.suppliers_dismissed())}
    >
      <p>{m.suppliers_dismiss_text({ names: pair.suppliers.map(({ name }) => name).join(' · ') })}</p>
    </ConfirmDialog>
  );
}
