import { m } from '#messages';
import { useListSuppliersQuery } from '../../../entities/supplier/supplier-api.ts';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { useListSupplierDuplicatesQuery } from '../suppliers-api.ts';
import { addressOf, DOCUMENT_STATES, type SuppliersQuery } from './suppliers-query.ts';

/** The tabs need only the total. */
const COUNT = { perPage: 1 } as const;

/** Views of the address book, each with its number of suppliers. */
export function SuppliersTabs({ query }: { query: SuppliersQuery }) {
  const all = useListSuppliersQuery(COUNT).data?.page.totalItems;
  const blocked = useListSuppliersQuery({ ...COUNT, blocked: true }).data?.page.totalItems;
  const documents = useListSuppliersQuery({ ...COUNT, documents: [...DOCUMENT_STATES] }).data?.page.totalItems;
  const duplicates = useListSupplierDuplicatesQuery(COUNT).data?.page.totalItems;
  const { view } = query;
  const isDocumentsTab = view === null && query.documents.length === DOCUMENT_STATES.length && query.blocked === null;
  const isBlockedTab = view === null && query.blocked === true && query.documents.length === 0;
  return (
    <TabLinks
      label={m.suppliers_tabs()}
      tabs={[
        {
          to: addressOf({}),
          label: m.suppliers_tab_all(),
          count: all,
          isCurrent: view === null && !isDocumentsTab && !isBlockedTab,
        },
        { to: addressOf({ blocked: true }), label: m.suppliers_tab_blocked(), count: blocked, isCurrent: isBlockedTab },
        {
          to: addressOf({ documents: DOCUMENT_STATES }),
          label: m.suppliers_tab_documents(),
          count: documents,
          isCurrent: isDocumentsTab,
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
