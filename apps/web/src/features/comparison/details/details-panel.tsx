import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { m } from '#messages';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { supplierName } from '../comparison-words.ts';
import { CellDetails } from './cell-details.tsx';
import type { DetailsProps, OpenedDetails } from './opened-details.ts';
import { LineDetails } from './line-details.tsx';
import { directionOfKey, NeighbourButtons } from './neighbour-buttons.tsx';
import { neighbours } from './neighbours.ts';
import styles from './details-panel.module.css';
import { SupplierDetails } from './supplier-details.tsx';

type DetailsPanelProps = {
  readonly opened: OpenedDetails;
  /** On phones the panel covers the page; otherwise it is beside the matrix. */
  readonly isPhone: boolean;
} & Omit<DetailsProps, 'view'>;

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function DetailsPanel({ opened, isPhone, ...props }: DetailsPanelProps) {
  const { layout, query, change } = props;
  const titleId = useId();
  const next = query.opened ? neighbours(layout, query.opened) : {};
  const move = (target: NonNullable<typeof query.opened>) => change({ opened: target }, { replace: true });
  const close = () => change({ opened: null });
  const title = titleOf(opened);
  const buttons = <NeighbourButtons next={next} onMove={move} />;

  if (isPhone) {
    return (
      // The panel stays open while its target changes.
      <SidePanel title={title} onClose={close}>
        <div className={`zk-flex ${styles['neighbours']}`}>{buttons}</div>
        <Details {...props} opened={opened} />
      </SidePanel>
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directionOfKey(event);
    if (direction === undefined) return;
    event.preventDefault();
    const target = next[direction];
    if (target) move(target);
  }

  return (
    // Handles keys of the controls inside; not a control itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles['panel']} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles['head']}>
        <div className="zk-row zk-between">
          <span className="zk-flex">{buttons}</span>
          <CloseButton size="lg" aria-label={m.shell_close()} onClick={close} />
        </div>
        <h2 id={titleId} className={`zk-break zk-large ${styles['title']}`} aria-live="polite">
          {title}
        </h2>
      </div>
      <div className={`zk-stack ${styles['body']}`}>
        <Details {...props} opened={opened} />
      </div>
    </section>
  );
}

function Details({ opened: { entry, bid }, ...props }: Omit<DetailsPanelProps, 'isPhone'>) {
  const { comparison, query } = props;
  const details = {
    ...props,
    view: { currency: comparison.currency, basis: comparison.basis, prices: query.prices },
  };
  if (entry && bid) return <CellDetails {...details} entry={entry} bid={bid} />;
  if (entry) return <LineDetails {...details} entry={entry} />;
  return bid && <SupplierDetails {...details} bid={bid} />;
}

function titleOf({ entry, bid }: OpenedDetails): string {
  return [entry && `${entry.line.position}. ${entry.line.name}`, bid && supplierName(bid)].filter(Boolean).join(' · ');
}
