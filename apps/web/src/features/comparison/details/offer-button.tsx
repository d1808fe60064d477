import type { ComparedBid, ComparisonCell, ComparisonRow } from '@zakupki/api-client/schema';
import { lineCell } from '../matrix/matrix-cells.tsx';
import { type Scene, supplierName } from '../comparison-words.ts';
import styles from './details.module.css';

interface OfferButtonProps {
  readonly bid: ComparedBid;
  readonly cell: ComparisonCell;
  readonly line: ComparisonRow;
  readonly scene: Scene;
  readonly onClick: () => void;
}

export function OfferButton({ bid, cell, line, scene, onClick }: OfferButtonProps) {
  const entry = { kind: 'line' as const, id: line.orderItemId, line, cells: new Map([[bid.id, cell]]) };
  const { content, label, tone } = lineCell(entry, bid, scene);
  return (
    <button type="button" className={styles['offer']} data-tone={tone} aria-label={label} onClick={onClick}>
      <span className="zk-truncate">{supplierName(bid)}</span>
      <span className={`zk-rigid zk-text-end ${styles['offered']}`}>{content}</span>
    </button>
  );
}
