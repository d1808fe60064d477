import type { Order } from '@zakupki/api-client/schema';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { ComparisonTools } from '../features/comparison/comparison-tools.ts';
import { ComparisonView } from '../features/comparison/comparison-view.tsx';
import { loadModule } from './load-module.ts';
import styles from './whole-comparison-tab.module.css';

const Requirements = lazy(() => loadModule(() => import('../features/comparison-tools/requirements-panel.tsx')));
const Winning = lazy(() => loadModule(() => import('../features/comparison-tools/winning-section.tsx')));

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
