import { m } from '#messages';
import { useListSuppliersQuery } from '../../../entities/supplier/supplier-api.ts';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { useListSupplierDuplicatesQuery } from '../suppliers-api.ts';
import { addressOf, type SuppliersQuery } from './suppliers-query.ts';

/** Only the number of rows is read. */
const COUNT = { perPage: 1 } as const;
const WITH_DOCUMENTS = ['expiring', 'expired'] as const;

/** Views of the address book, each with its number of suppliers. */
export function SuppliersTabs({ query }: { query: SuppliersQuery }) {
  const all = useListSuppliersQuery(COUNT).data?.page.totalItems;
  const blocked = useListSuppliersQuery({ ...COUNT, blocked: true }).data?.page.totalItems;
  const documents = useListSuppliersQuery({ ...COUNT, documents: [...WITH_DOCUMENTS] }).data?.page.totalItems;
  const duplicates = useListSupplierDuplicatesQuery(COUNT).data?.page.totalItems;
  const { view } = query;
  const isOfDocuments = view === null && query.documents.length === WITH_DOCUMENTS.length && query.blocked === null;
  const isOfBlocked = view === null && query.blocked === true && query.documents.length === 0;
  return (
    <TabLinks
      label={m.suppliers_tabs()}
      tabs={[
        {
          to: addressOf({}),
          label: m.suppliers_tab_all(),
          count: all,
          isCurrent: view === null && !isOfDocuments && !isOfBlocked,
        },
        { to: addressOf({ blocked: true }), label: m.suppliers_tab_blocked(), count: blocked, isCurrent: isOfBlocked },
        {
          to: addressOf({ documents: WITH_DOCUMENTS }),
          label: m.suppliers_tab_documents(),
          count: documents,
          isCurrent: isOfDocuments,
        },
        {
          to: addressOf({ view: 'duplicates' }),
          label: m.suppliers_tab_duplicates(),
          count: duplicates,
          isCurrent: view === 'duplicates',
        },
      ]}
    />
  );
}
