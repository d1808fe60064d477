import type { Comparison, Order } from '@zakupki/api-client/schema';
import type { ChangeComparison, ComparisonQuery } from '../comparison-query.ts';
import type { ComparisonLayout } from '../comparison-model.ts';
import type { Scene } from '../comparison-words.ts';

export interface DetailsProps {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
  readonly change: ChangeComparison;
  readonly scene: Scene;
}
