/** Saved filters of lists. */
import { DEFAULT_LANGUAGE } from '@zakupki/words';
import { etag } from '@zakupki/api-client/operation';
import type { SavedFilter } from '@zakupki/api-client/schema';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import type { SavedFilterRecord } from '../../model/records/orders.ts';
import { actorOf } from '../../tables/audit.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../sentences/refuse.ts';
import { presentSavedFilter } from './present.ts';

const LIMIT = 50;

export const savedFilters = {
  listSavedFilters: operation<'listSavedFilters'>({
    handle: ({ query: { scope } }, call) => {
      const found = listOwnFilters(call).filter((filter) => scope === undefined || filter.scope === scope);
      const rows = found.map(presentSavedFilter);
      return {
        status: 200,
        body: { data: sortRows(rows, ['name'], { name: byText<SavedFilter>(({ name }) => name) }) },
      };
    },
  }),

  createSavedFilter: operation<'createSavedFilter'>({
    handle: ({ body }, call) => {
      if (listOwnFilters(call).length >= LIMIT) {
        throw new Problem('too_many_saved_filters', { params: { limit: LIMIT } });
      }
      const filter: SavedFilterRecord = {
        id: call.world.id('flt'),
        ownerId: call.caller.user.id,
        version: 1,
        createdAt: call.nowIso,
        updatedAt: call.nowIso,
        createdBy: actorOf(call),
        isDefault: false,
        ...body,
      };
      return { status: 201, ...storeFilter(filter, call) };
    },
  }),

  getSavedFilter: operation<'getSavedFilter', SavedFilterRecord>({
    locate: locateSavedFilter,
    handle: (_request, _context, filter) => ({ status: 200, ...presentAnswer(filter) }),
  }),

  updateSavedFilter: operation<'updateSavedFilter', SavedFilterRecord>({
    locate: locateSavedFilter,
    current: presentSavedFilter,
    handle: ({ body }, call, filter) => {
      const changed = { ...filter, ...body, version: filter.version + 1, updatedAt: call.nowIso };
      return { status: 200, ...storeFilter(changed, call) };
    },
  }),

  deleteSavedFilter: operation<'deleteSavedFilter', SavedFilterRecord>({
    locate: locateSavedFilter,
    current: presentSavedFilter,
    handle: (_request, { world }, filter) => {
      world.savedFilters.delete(filter.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<
  'listSavedFilters' | 'createSavedFilter' | 'getSavedFilter' | 'updateSavedFilter' | 'deleteSavedFilter'
>;

const listOwnFilters = ({ world, caller }: Call) => world.savedFilters.where('owner', caller.user.id);

function locateSavedFilter({ savedFilterId }: { savedFilterId: string }, { world, caller }: Call): SavedFilterRecord {
  const filter = world.savedFilters.get(savedFilterId);
  if (filter?.ownerId !== caller.user.id) throw notFound();
  return filter;
}

/** Names are unique regardless of case. */
const nameKey = (name: string) => name.toLocaleLowerCase(DEFAULT_LANGUAGE).normalize('NFC');

/** A new default replaces the previous one. @throws Problem 409 for a name that is taken, 422 for a blank one */
function storeFilter(draft: SavedFilterRecord, call: Call) {
  const { world, nowIso } = call;
  const filter = { ...draft, name: draft.name.trim() };
  if (filter.name === '') {
    refuse([{ pointer: '/name', code: 'too_short', said: 'too_short', params: { limit: 1 } }], call);
  }
  const others = listOwnFilters(call).filter(({ id, scope }) => id !== filter.id && scope === filter.scope);
  const same = others.find(({ name }) => nameKey(name) === nameKey(filter.name));
  if (same) throw new Problem('saved_filter_name_taken', { params: { name: same.name } });
  for (const other of others) {
    if (!filter.isDefault || !other.isDefault) continue;
    world.savedFilters.put({ ...other, isDefault: false, version: other.version + 1, updatedAt: nowIso });
  }
  world.savedFilters.put(filter);
  return presentAnswer(filter);
}

const presentAnswer = (filter: SavedFilterRecord) => ({
  body: presentSavedFilter(filter),
  headers: { ETag: etag(filter) },
});
