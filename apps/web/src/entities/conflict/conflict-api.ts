import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { orderTags } from '../../http/stale-tags.ts';

/** Resolving a conflict may change the bid or the order, and with them other conflicts. */
const invalidatesOrder = {
  invalidatesTags: (_result: unknown, error: unknown, { orderId }: { orderId: string }) =>
    // After an error the list stays until the user asks for the current state.
    error ? [] : orderTags(orderId),
};

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
      // Help texts change only with the language.
      listConflictKinds: { providesTags: ['Reference'], keepUnusedDataFor: 24 * 60 * 60 },
      resolveConflict: invalidatesOrder,
      reopenConflict: invalidatesOrder,
    }),
});

/** The conflict's ETag is its evidence, so that nothing is decided on outdated evidence. */
export function evidenceTag({ fingerprint }: { fingerprint: string }): string {
  return `"${fingerprint}"`;
}
