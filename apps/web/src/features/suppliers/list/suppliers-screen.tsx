import { Button } from '@mantine/core';
import type { Supplier } from '@zakupki/api-client/schema';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useListSuppliersQuery } from '../../../entities/supplier/supplier-api.ts';
import { useDownload } from '../../../http/files/download.ts';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { usePageCommands } from '../../../ui/layout/page-commands.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { usePageSelection } from '../../../ui/table/rows/page-selection.ts';
import { RowsSkeleton } from '../../../ui/table/rows/rows-skeleton.tsx';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { DuplicateList } from '../merge/duplicate-list.tsx';
import { SuppliersSelection } from './suppliers-selection.tsx';
import { SUPPLIER_COLUMNS } from './suppliers-columns.tsx';
import { ClearFilters, SuppliersFilters } from './suppliers-filters.tsx';
import { addressOf, filtersOf, isFiltered, requestOf, SUPPLIERS, type SuppliersQuery } from './suppliers-query.ts';
import { SuppliersTabs } from './suppliers-tabs.tsx';
import styles from './suppliers-list.module.css';

const SupplierDialog = lazyDialog(() => import('../form/supplier-dialog.tsx'));
const ImportDialog = lazyDialog(() => import('../import/supplier-import-dialog.tsx'));

/** `/zakupki/suppliers` */
export default function SuppliersScreen() {
  const { query } = useUrlQuery(SUPPLIERS, FIRST_PAGE);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'add' | 'import' | null>(null);
  const close = () => setOpened(null);
  const buttons = (
    <div className="zk-row zk-wrap zk-gap-8">
      <Button onClick={() => setOpened('add')}>{m.suppliers_add()}</Button>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => setOpened('import')}
      >
        {m.suppliers_import()}
      </Button>
    </div>
  );
  return (
    <>
      <PageHead
        title={m.shell_nav_suppliers()}
        action={<Button onClick={() => setOpened('add')}>{m.suppliers_add()}</Button>}
        menu={<ListMenu query={query} onAdd={() => setOpened('add')} onImport={() => setOpened('import')} />}
      />
      <div className={`zk-stack zk-shrink zk-gap-12 ${styles['screen']}`}>
        <SuppliersTabs query={query} />
        {query.view === 'duplicates' ? <DuplicateList /> : <SupplierList start={buttons} />}
      </div>
      {opened === 'add' && (
        <SupplierDialog
          supplier={null}
          onClose={close}
          onSaved={({ id }) => {
            close();
            void navigate(paths.supplier(id));
          }}
        />
      )}
      {opened === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}

type ListMenuProps = {
  readonly query: SuppliersQuery;
  readonly onAdd: () => void;
  readonly onImport: () => void;
};

/** Exports what the list shows. */
function ListMenu({ query, onAdd, onImport }: ListMenuProps) {
  const { save } = useDownload();
  const exportAs = (format: 'xlsx' | 'csv') =>
    save({ operationId: 'exportSuppliers', arg: { ...filtersOf(query), format } });
  const actions = [
    { name: 'import', label: m.suppliers_import(), act: onImport },
    { name: 'xlsx', label: m.suppliers_export_xlsx(), act: () => void exportAs('xlsx') },
    { name: 'csv', label: m.suppliers_export_csv(), act: () => void exportAs('csv') },
  ];
  usePageCommands([
    { id: 'add', label: m.suppliers_add(), run: onAdd },
    ...actions.map(({ name, label, act }) => ({ id: name, label, run: act })),
  ]);
  return (
    <ActionMenu
      actions={actions.map((action) => ({ ...action, isAllowed: true, reason: null }))}
      onChoose={({ act }) => act()}
    />
  );
}

/** @param start actions that an empty address book offers */
function SupplierList({ start }: { start: React.ReactNode }) {
  const address = useUrlQuery(SUPPLIERS, FIRST_PAGE);
  const { query, unread, change } = address;
  const navigate = useNavigate();
  const list = useListSuppliersQuery(requestOf(query), { refetchOnMountOrArgChange: true });
  const { shown, isStale, error, refetch } = latestAnswer(list);
  const selection = usePageSelection(addressOf(query));
  const chosen = (shown?.data ?? []).filter(({ id }) => selection.ids.has(id));
  const open = useCallback(({ id }: Supplier) => void navigate(paths.supplier(id)), [navigate]);
  return (
    <>
      {unread.length > 0 && <Callout tone="warning">{m.suppliers_unread({ what: unread.join(' · ') })}</Callout>}
      {shown && <ProblemMessage error={error} onRetry={refetch} />}
      <PagedTable
        name="suppliers"
        label={m.shell_nav_suppliers()}
        columns={SUPPLIER_COLUMNS}
        list={shown}
        address={address}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={selection}
        onOpen={open}
        isStale={isStale}
        toolbar={
          chosen.length > 0 ? (
            <SuppliersSelection suppliers={chosen} onClear={selection.clear} />
          ) : (
            <SuppliersFilters query={query} onChange={change} />
          )
        }
        notLoaded={
          <NotLoaded error={error} onRetry={refetch}>
            <RowsSkeleton />
          </NotLoaded>
        }
        empty={
          isFiltered(query) ? (
            <EmptyState
              drawing="search"
              text={m.suppliers_nothing()}
              action={<ClearFilters query={query} onChange={change} />}
            />
          ) : (
            <EmptyState drawing="empty" text={m.suppliers_empty()} action={start} />
          )
        }
      />
    </>
  );
}
