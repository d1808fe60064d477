import type { Order } from '@zakupki/api-client/schema';
import { Suspense, type ComponentProps } from 'react';
import type { ComparisonTools } from './comparison-tools.ts';
import { ComparisonView } from './comparison-view.tsx';
import { loadPart } from '../../ui/loading/load-part.tsx';
import styles from './comparison-tab.module.css';

const Requirements = loadPart(() => import('./requirements/requirements-panel.tsx'));
const Winning = loadPart(() => import('./winning-price/winning-section.tsx'));

const TOOLS: ComparisonTools = {
  OfAll: (props: ComponentProps<ComparisonTools['OfAll']>) => (
    <Suspense fallback={<div className={styles['room']} />}>
      <Requirements {...props} />
    </Suspense>
  ),
  OfSupplier: (props: ComponentProps<ComparisonTools['OfSupplier']>) => (
    <Suspense>
      <Winning {...props} />
    </Suspense>
  ),
};

/** The comparison as a tab of the order's page, with what other features make of it. */
export default function WholeComparisonTab({ order }: { readonly order: Order }) {
  return <ComparisonView order={order} tools={TOOLS} />;
}
