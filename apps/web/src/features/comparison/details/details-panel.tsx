import type { ComparedBid } from '@zakupki/api-client/schema';
import { CellDetails } from './cell-details.tsx';
import { LineDetails } from './line-details.tsx';
import type { LineEntry } from '../comparison-model.ts';
import { supplierName } from '../comparison-words.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { SupplierDetails } from './supplier-details.tsx';
import type { DetailsProps } from './details-props.ts';

/** Renders nothing for an unknown cell, line or supplier. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function DetailsPanel(props: Omit<DetailsProps, 'scene'>) {
  const { comparison, layout, query, change } = props;
  const { opened } = query;
  if (opened === null) return null;
  const entry = layout.lines.find(({ id }) => id === opened.row);
  const bid = comparison.bids.find(({ id }) => id === opened.column);
  if ((opened.row !== null && !entry) || (opened.column !== null && !bid)) return null;
  const { currency, basis } = comparison;
  const details = { ...props, scene: { currency, basis, prices: query.prices } };
  return (
    // The panel stays open while its target changes.
    <SidePanel title={titleOf(entry, bid)} onClose={() => change({ opened: null })}>
      {entry && bid ? (
        <CellDetails {...details} entry={entry} bid={bid} />
      ) : entry ? (
        <LineDetails {...details} entry={entry} />
      ) : (
        bid && <SupplierDetails {...details} bid={bid} />
      )}
    </SidePanel>
  );
}

function titleOf(entry: LineEntry | undefined, bid: ComparedBid | undefined): string {
  return [entry && `${entry.line.position}. ${entry.line.name}`, bid && supplierName(bid)].filter(Boolean).join(' · ');
}
