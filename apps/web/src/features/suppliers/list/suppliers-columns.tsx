import type { Supplier } from '@zakupki/api-client/schema';
import { contactNameBeside, primaryContact } from '@zakupki/procurement/suppliers/contacts';
import { Link } from 'react-router';
import { m } from '#messages';
import { hasState, SupplierState } from '../../../entities/supplier/supplier-state.tsx';
import { formatCount, MISSING } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { Moment, RelativeTime } from '../../../ui/value/moment.tsx';
import { TagList } from '../../../ui/value/tag-list.tsx';
import styles from './suppliers-list.module.css';

const count = (value: number) => <span className="zk-numeric">{value === 0 ? MISSING : formatCount(value)}</span>;

/** Sortable columns have the contract's sort keys as ids. */
export const SUPPLIER_COLUMNS: readonly TableColumn<Supplier>[] = [
  {
    id: 'name',
    header: () => m.suppliers_name(),
    cell: (supplier) => <Name supplier={supplier} />,
    width: 200,
    isFlexible: true,
    isSortable: true,
    isHideable: false,
    onCard: 'title',
  },
  {
    id: 'taxId',
    header: () => m.suppliers_tax_number(),
    cell: ({ taxId }) => <span className="zk-numeric">{taxId?.id ?? MISSING}</span>,
    width: 118,
    isEmpty: ({ taxId }) => taxId === null,
  },
  {
    id: 'contact',
    header: () => m.suppliers_contact(),
    cell: (supplier) => <Contact supplier={supplier} />,
    width: 190,
    isEmpty: ({ contacts }) => contacts.length === 0,
  },
  {
    id: 'tags',
    header: () => m.table_tags(),
    cell: ({ tags }) => <TagList tags={tags} />,
    width: 108,
    isEmpty: ({ tags }) => tags.length === 0,
  },
  {
    id: 'bids',
    header: () => m.suppliers_bids(),
    cell: ({ stats }) => count(stats.bids),
    align: 'end',
    width: 104,
    isSortable: true,
    isEmpty: ({ stats }) => stats.bids === 0,
  },
  {
    id: 'wins',
    header: () => m.suppliers_wins(),
    cell: ({ stats }) => count(stats.wins),
    align: 'end',
    width: 70,
    isSortable: true,
    isEmpty: ({ stats }) => stats.wins === 0,
  },
  {
    id: 'lastBidAt',
    header: () => m.suppliers_last_bid(),
    cell: ({ stats }) => <RelativeTime iso={stats.lastBidAt} />,
    width: 168,
    isSortable: true,
    isEmpty: ({ stats }) => stats.lastBidAt === null,
  },
  {
    id: 'createdAt',
    header: () => m.suppliers_added_at(),
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
    isSortable: true,
    isHiddenAtFirst: true,
    onCard: 'none',
  },
];

function Name({ supplier }: { supplier: Supplier }) {
  const { id, name } = supplier;
  return (
    <span className="zk-row zk-wrap zk-gap-4-8">
      <Link className={styles['name']} to={paths.supplier(id)} title={name}>
        {name}
      </Link>
      {hasState(supplier) && <SupplierState supplier={supplier} />}
    </span>
  );
}

function Contact({ supplier }: { supplier: Supplier }) {
  const contact = primaryContact(supplier.contacts);
  if (!contact) return MISSING;
  const { email, phone } = contact;
  const name = contactNameBeside(supplier.name, contact.name);
  return (
    <span className={`zk-stack ${styles['contact']}`} title={[name, email, phone].filter(Boolean).join(' · ')}>
      <span className="zk-truncate">{name}</span>{' '}
      <span className="zk-truncate zk-tiny zk-secondary">{email ?? phone}</span>
    </span>
  );
}
