import { Button } from '@mantine/core';
import type { Supplier } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { m } from '#messages';
import { useGetSupplierQuery } from '../../../entities/supplier/supplier-api.ts';
import { MissingRecord } from '../../../entities/error-section/missing-record.tsx';
import { SupplierState } from '../../../entities/supplier/supplier-state.tsx';
import { taxNumberWord } from '../../../entities/supplier/tax-terms.ts';
import { asApiError, isMissing, NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { RelativeTime } from '../../../ui/value/moment.tsx';
import { BlockDialog, BlockedNote } from './supplier-block.tsx';
import { DeleteDialog } from './supplier-deletion.tsx';
import { SupplierDocuments } from './supplier-documents.tsx';
import { SupplierFacts } from './supplier-facts.tsx';
import { SupplierHistory } from './supplier-history.tsx';
import styles from './supplier-screen.module.css';

const SupplierDialog = lazyDialog(() => import('../form/supplier-dialog.tsx'));
const MergeDialog = lazyDialog(() => import('../merge/merge-dialog.tsx'));

/** `/zakupki/suppliers/{id}` */
export default function SupplierScreen() {
  const { id = '' } = useParams();
  const answer = useGetSupplierQuery({ supplierId: id }, { refetchOnMountOrArgChange: true });
  const { currentData: supplier, isFetching, refetch } = answer;
  const error = answer.error === undefined || isFetching ? undefined : asApiError(answer.error);
  if (!supplier && isMissing(error)) return <MissingRecord title={m.suppliers_missing()} />;
  if (!supplier) {
    return (
      <>
        <PageHead title={m.suppliers_one()} breadcrumbs={crumbs()} facts={error ? [] : 'loading'} />
        <NotLoaded error={error} onRetry={refetch}>
          <Skeleton heading lines={10} />
        </NotLoaded>
      </>
    );
  }
  return (
    <>
      <SupplierHead supplier={supplier} />
      <div className="zk-stack zk-shrink zk-gap-16">
        <ProblemMessage error={error} onRetry={refetch} />
        <BlockedNote supplier={supplier} />
        <div className={styles['columns']}>
          <SupplierFacts supplier={supplier} />
          {/* The history loads after the supplier. It comes last, so that it moves nothing. */}
          <div className="zk-stack zk-shrink zk-packed zk-gap-24">
            <SupplierDocuments supplier={supplier} />
            <SupplierHistory supplier={supplier} />
          </div>
        </div>
      </div>
    </>
  );
}

const crumbs = () => [{ label: m.shell_nav_suppliers(), to: paths.suppliers() }];

type Opened = 'edit' | 'merge' | 'block' | 'delete';

function SupplierHead({ supplier }: { supplier: Supplier }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { id, name, taxId, stats, blockedReason } = supplier;
  const hasBids = stats.bids > 0;
  const action = (name: Opened, label: string, more: object = {}) => ({
    name,
    label,
    isAllowed: true,
    reason: null,
    ...more,
  });
  return (
    <>
      <PageHead
        title={name}
        breadcrumbs={crumbs()}
        status={<SupplierState supplier={supplier} />}
        facts={[
          ...(taxId === null ? [] : [{ label: taxNumberWord(taxId.scheme), value: taxId.id }]),
          ...(stats.lastBidAt === null
            ? []
            : [{ label: m.suppliers_last_bid(), value: <RelativeTime iso={stats.lastBidAt} />, isMinor: true }]),
        ]}
        action={<Button onClick={() => setOpened('edit')}>{m.suppliers_edit()}</Button>}
        menu={
          <ActionMenu
            actions={[
              action('merge', m.suppliers_merge_open()),
              ...(blockedReason === null ? [action('block', m.suppliers_block(), { isDangerous: true })] : []),
              action('delete', m.suppliers_delete(), {
                isDangerous: true,
                isAllowed: !hasBids,
                reason: hasBids ? m.suppliers_delete_has_bids() : null,
              }),
            ]}
            onChoose={(chosen) => setOpened(chosen.name)}
          />
        }
      />
      {opened === 'edit' && <SupplierDialog supplier={supplier} onClose={close} onSaved={close} />}
      {opened === 'block' && <BlockDialog supplier={supplier} onClose={close} />}
      {opened === 'delete' && (
        <DeleteDialog supplier={supplier} onClose={close} onDeleted={() => void navigate(paths.suppliers())} />
      )}
      {opened === 'merge' && (
        <MergeDialog
          keptId={id}
          otherId={null}
          onClose={close}
          onMerged={(merged) => {
            close();
            if (merged.id !== id) void navigate(paths.supplier(merged.id), { replace: true });
          }}
        />
      )}
    </>
  );
}
