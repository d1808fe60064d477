import type { PromoCode } from '@zakupki/api-client/schema';
import { m } from '#messages';
import type { TableColumn } from '../../../ui/table/data-table-column.ts';
import { PromoActions } from './promo-actions.tsx';
import { PROMO_KINDS } from '../../../entities/promo-code/promo-kinds.tsx';
import { datesWords, usedWords, audienceWords } from './promo-words.ts';
import { PromoStateBadge } from './promo-state.tsx';

/** Sortable columns have the contract's sort keys as ids. */
export const PROMO_COLUMNS: readonly TableColumn<PromoCode>[] = [
  {
    id: 'code',
    header: () => m.promo_admin_col_code(),
    cell: ({ code }) => <code className="zk-nowrap zk-small zk-medium">{code}</code>,
    width: 116,
    isSortable: true,
    isHideable: false,
    onCard: 'title',
  },
  {
    id: 'gift',
    header: () => m.promo_admin_col_gift(),
    cell: (promo) => {
      const words = PROMO_KINDS[promo.kind].words(promo);
      return <span title={words}>{words}</span>;
    },
    width: 200,
  },
  {
    id: 'state',
    header: () => m.promo_admin_col_state(),
    cell: ({ state }) => <PromoStateBadge state={state} />,
    width: 130,
    onCard: 'aside',
  },
  {
    id: 'timesRedeemed',
    header: () => m.promo_admin_col_used(),
    cell: (promo) => <span className="zk-numeric">{usedWords(promo)}</span>,
    width: 98,
    align: 'end',
    isSortable: true,
  },
  {
    id: 'expiresAt',
    header: () => m.promo_admin_col_dates(),
    cell: (promo) => datesWords(promo),
    width: 168,
    isSortable: true,
  },
  {
    id: 'whom',
    header: () => m.promo_admin_col_whom(),
    cell: (promo) => <span title={audienceWords(promo)}>{audienceWords(promo)}</span>,
    width: 132,
  },
  {
    id: 'note',
    header: () => m.promo_admin_col_note(),
    cell: ({ note }) => note ?? '',
    width: 180,
    isHiddenAtFirst: true,
    isEmpty: ({ note }) => note === null,
  },
  {
    id: 'acts',
    header: () => m.promo_admin_col_acts(),
    cell: (promo) => <PromoActions promo={promo} />,
    width: 116,
    isHideable: false,
    onCard: 'buttons',
  },
];
