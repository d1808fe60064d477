import type { Order } from '@zakupki/api-client/schema';
import { Suspense, type ComponentProps } from 'react';
import type { ComparisonTools } from '../features/comparison/comparison-tools.ts';
import { ComparisonView } from '../features/comparison/comparison-view.tsx';
import { loadPart } from '../ui/load-part.tsx';
import styles from './whole-comparison-tab.module.css';

const Requirements = loadPart(() => import('../features/comparison-tools/requirements-panel.tsx'));
const Winning = loadPart(() => import('../features/comparison-tools/winning-section.tsx'));

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
