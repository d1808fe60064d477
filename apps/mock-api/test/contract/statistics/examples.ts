/** The statistics examples of the contract, for periods that time passing does not change. */
import type { OperationId } from '@zakupki/api-client/operation';

type Shown = {
  /** of the example in openapi/resources/statistics-examples.gen.json */
  name: string;
  /** of the example under the operation */
  example: string;
  summary: string;
  operationId: OperationId;
  arg: Record<string, string | number>;
};

export const STATISTICS_SHOWN: readonly Shown[] = [
  {
    name: 'StatsSummary',
    example: 'halfYear',
    summary: 'Half a year by quarters.',
    operationId: 'getStatsSummary',
    arg: { from: '2025-07-01', to: '2025-12-31', granularity: 'quarter' },
  },
  {
    name: 'StatsDetailsPage',
    example: 'one',
    summary: 'What Anna did in October.',
    operationId: 'listStatsDetails',
    arg: { q: 'buyer@demo.test', from: '2026-10-01', to: '2026-10-31' },
  },
  {
    name: 'UserStats',
    example: 'trial',
    summary: 'Maria, five days after she signed up.',
    operationId: 'getUserStats',
    arg: { userId: 'usr_trial', from: '2026-10-26', to: '2026-11-08', granularity: 'week' },
  },
];
