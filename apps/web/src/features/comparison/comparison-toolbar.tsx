import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import type { ComparedBid, Comparison } from '@zakupki/api-client/schema';
import { IconArrowsMaximize, IconArrowsMinimize, IconPinned, IconPrinter, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { Dropdown } from '../../ui/overlay/dropdown.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import { type ChangeComparison, type ComparisonQuery, toggleBid } from './comparison-query.ts';
import type { ComparisonLayout } from './comparison-model.ts';
import { supplierName } from './comparison-words.ts';
import styles from './comparison.module.css';

type ToolbarProps = {
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
  readonly change: ChangeComparison;
};

export function ComparisonToolbar({
  comparison,
  layout,
  query,
  change,
  title,
  isPhone,
  moment,
}: ToolbarProps & {
  /** The order's title when the page's header is hidden; otherwise null. */
  readonly title: string | null;
  readonly isPhone: boolean;
  readonly moment: ReactNode;
}) {
  const { basis, currency, lots, bids } = comparison;
  const hasOtherPrices = bids.some(
    (bid) => bid.currency !== currency || (bid.vatMode === 'included') !== (basis === 'gross'),
  );
  return (
    <div className="zk-row zk-wrap zk-gap-8-12">
      {title !== null && <h1 className={`zk-truncate zk-large ${styles['title']}`}>{title}</h1>}
      <Segments
        label={m.comparison_basis()}
        choices={[
          { value: 'net', label: m.comparison_basis_net() },
          { value: 'gross', label: m.comparison_basis_gross() },
        ]}
        value={basis}
        onChange={(next) => change({ basis: next })}
      />
      {(hasOtherPrices || query.prices === 'quoted') && (
        <Segments
          label={m.comparison_prices()}
          choices={[
            { value: 'compared', label: m.comparison_prices_compared({ currency }) },
            { value: 'quoted', label: m.comparison_prices_quoted() },
          ]}
          value={query.prices}
          onChange={(prices) => change({ prices })}
        />
      )}
      {(lots.length > 0 || query.lot !== null) && <LotChoice comparison={comparison} query={query} change={change} />}
      <Toggle
        isOn={query.onlyRemarks}
        onChange={(onlyRemarks) => change({ onlyRemarks })}
        help={m.comparison_only_remarks_help()}
      >
        {m.comparison_only_remarks()}
      </Toggle>
      {!isPhone && (
        <Toggle isOn={query.withTerms} onChange={(withTerms) => change({ withTerms })}>
          {m.comparison_terms()}
        </Toggle>
      )}
      <span className={`zk-flex zk-wrap zk-push zk-gap-8 ${styles['last']}`}>
        {moment}
        <SupplierChoice comparison={comparison} layout={layout} query={query} change={change} />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={m.comparison_print()}
          title={m.comparison_print()}
          onClick={() => window.print()}
        >
          <IconPrinter size={18} aria-hidden />
        </ActionIcon>
        {!isPhone && <FocusButton query={query} change={change} />}
      </span>
    </div>
  );
}

function FocusButton({ query: { isFocused }, change }: Pick<ToolbarProps, 'query' | 'change'>) {
  const label = isFocused ? m.comparison_focus_leave() : m.comparison_focus();
  const Icon = isFocused ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      title={`${label} (${isFocused ? 'Esc' : 'F'})`}
      onClick={() => change({ isFocused: !isFocused })}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

type ToggleProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly help?: string;
  readonly children: string;
};

function Toggle({ isOn, onChange, help, children }: ToggleProps) {
  return (
    <label className={`zk-row zk-shrink zk-small zk-gap-8 ${styles['toggle']}`} title={help}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {children}
    </label>
  );
}

function LotChoice({ comparison: { lots }, query, change }: Omit<ToolbarProps, 'layout'>) {
  return (
    <label className={`zk-row zk-small zk-relative zk-gap-8 ${styles['lotChoice']}`}>
      <span className="zk-visually-hidden">{m.comparison_lot()}</span>
      <select value={query.lot ?? ''} onChange={(event) => change({ lot: event.currentTarget.value || null })}>
        <option value="">{m.comparison_lot_all()}</option>
        {lots.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function SupplierChoice({ comparison, layout, query, change }: ToolbarProps) {
  const { bids, columns } = layout;
  const { hidden } = comparison;
  const all = bids.length + hidden.expired + hidden.setAside;
  const label = m.comparison_suppliers_of({ shown: columns.length, all });
  return (
    <Dropdown
      label={m.comparison_suppliers()}
      width={360}
      button={(trigger) => (
        <Button variant="default" leftSection={<IconUsers size={16} aria-hidden />} {...trigger}>
          {label}
        </Button>
      )}
    >
      <ul className={`zk-stack ${styles['suppliers']}`}>
        {bids.map((bid) => (
          <SupplierRow key={bid.id} bid={bid} query={query} change={change} />
        ))}
      </ul>
      <div className={`zk-stack zk-leading ${styles['suppliersMore']}`}>
        {(hidden.expired > 0 || query.withExpired) && (
          <Toggle isOn={query.withExpired} onChange={(withExpired) => change({ withExpired })}>
            {query.withExpired ? m.comparison_with_expired_on() : m.comparison_with_expired({ count: hidden.expired })}
          </Toggle>
        )}
        {(hidden.setAside > 0 || query.withRejected) && (
          <Toggle isOn={query.withRejected} onChange={(withRejected) => change({ withRejected })}>
            {query.withRejected
              ? m.comparison_with_rejected_on()
              : m.comparison_with_rejected({ count: hidden.setAside })}
          </Toggle>
        )}
        {(query.hidden.length > 0 || query.pinned.length > 0) && (
          <Button variant="subtle" size="compact-sm" onClick={() => change({ hidden: [], pinned: [] })}>
            {m.comparison_suppliers_all()}
          </Button>
        )}
      </div>
    </Dropdown>
  );
}

function SupplierRow({ bid, query, change }: { bid: ComparedBid } & Pick<ToolbarProps, 'query' | 'change'>) {
  const name = supplierName(bid);
  return (
    <li>
      <label className={`zk-row zk-shrink zk-small zk-gap-8 ${styles['toggle']}`}>
        <input
          type="checkbox"
          checked={!query.hidden.includes(bid.id)}
          aria-label={m.comparison_suppliers_show({ name })}
          onChange={() => change({ hidden: toggleBid(query.hidden, bid.id) })}
        />
        <span className="zk-truncate">{name}</span>
      </label>
      <button
        type="button"
        className={`zk-stack zk-rigid zk-secondary zk-hover ${styles['pin']}`}
        aria-pressed={query.pinned.includes(bid.id)}
        aria-label={m.comparison_suppliers_pin({ name })}
        title={m.comparison_pin()}
        onClick={() => change({ pinned: toggleBid(query.pinned, bid.id) })}
      >
        <IconPinned size={16} aria-hidden />
      </button>
    </li>
  );
}
