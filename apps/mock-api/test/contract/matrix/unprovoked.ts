import type { Unprovoked } from '@zakupki/mock-engine/suite/matrix/codes';

/** Codes that no check can provoke by the rules, and why. */
export const UNPROVOKED: Unprovoked = {
  forbidden: 'the specification shows a silent 403 (§8); no rule of the product gives one',
  malformed_path: 'clients cannot send broken percent-encoding; test/requests does',
  has_bids: 'a draft of the mock never has bids',
  order_not_awarded: 'an order without an award has none to find: 404',
  request_in_progress: 'a request takes long only under a rule that delays it; the sweep provokes it so',
  server_error: 'a fault of the server; the rules have none',
  server_storage_full: 'needs a server with little room; test/attacks has one',
  too_many_imports: 'needs ten imports at once; test/spreadsheets sends them',
  unavailable: 'needs a storage that fails; test/storage has one',
};
