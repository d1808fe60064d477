import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { orderTags } from '../../http/stale-tags.ts';

/** Settling one may change the bid or the order, and with them what else is found. */
const settles = {
  invalidatesTags: (_result: unknown, error: unknown, { orderId }: { orderId: string }) =>
    // A refusal leaves the list as it is: what one was deciding stays in sight until one asks for the news.
    error ? [] : orderTags(orderId),
};

/** What contradicts itself on an order, shown on its own screen, beside a bid and in the comparison. */
export const {
  useListConflictsQuery,
  useListConflictKindsQuery,
  useResolveConflictMutation,
  useReopenConflictMutation,
  util: conflictCache,
} = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listConflicts: { providesTags: ['Conflicts'] },
      // Help texts: the same as long as the page is open, and asked for anew in another language.
      listConflictKinds: { providesTags: ['Reference'], keepUnusedDataFor: 24 * 60 * 60 },
      resolveConflict: settles,
      reopenConflict: settles,
    }),
});

/** The conflict's ETag: its evidence, so that nothing is decided on evidence nobody has seen. */
export function evidenceTag({ fingerprint }: { fingerprint: string }): string {
  return `"${fingerprint}"`;
}
