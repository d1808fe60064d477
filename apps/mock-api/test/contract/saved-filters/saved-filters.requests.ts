import { keyed } from '@zakupki/mock-engine/suite/client';
import { signedIn } from '../suite/client.ts';
import { declareRequests } from '../suite/requests.ts';
import { type Arrangement, ifMatch, plain } from '../sweeps/inputs/arrange.ts';

/** A seeded filter, updated before. */
const onFilter =
  (body?: unknown): Arrangement =>
  async () => {
    const caller = await signedIn('buyer');
    const params = { savedFilterId: 'flt_due' };
    return { caller, request: { params, body, headers: ifMatch(await caller.ok('getSavedFilter', params)) } };
  };

declareRequests({
  listSavedFilters: {
    arrange: plain(),
    examples: { orders: { person: 'buyer', arg: { scope: 'orders' }, listed: true } },
  },
  createSavedFilter: {
    arrange: plain({ body: { name: 'Мои <срочные> & "важные"', scope: 'orders', query: 'q=%3Cb%3E' } }, 'buyer', keyed),
  },
  getSavedFilter: { arrange: onFilter(), examples: { due: { person: 'buyer', arg: { savedFilterId: 'flt_due' } } } },
  updateSavedFilter: { arrange: onFilter({ name: 'Скоро <срок>' }) },
  deleteSavedFilter: { arrange: onFilter() },
});
