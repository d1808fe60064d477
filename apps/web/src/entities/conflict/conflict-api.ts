import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { changesBids } from '../../http/stale-tags.ts';

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
      // A resolution may change the bid or the order, and with them other conflicts.
      resolveConflict: changesBids,
      reopenConflict: changesBids,
    }),
});

/** The conflict's ETag is the fingerprint of its evidence: a decision on outdated evidence fails with a 412. */
export function evidenceTag({ fingerprint }: { fingerprint: string }): string {
  return `"${fingerprint}"`;
}
