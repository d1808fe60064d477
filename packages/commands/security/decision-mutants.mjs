/** Rules on what a buyer decides about opened bids, and on whose bids are whose, broken one place at a time. */

const CHEAPER = { in: 'apps/mock-api', tests: ['src/rules/awards/cheaper-bids.test.ts'] };
const contract = (/** @type {string} */ name, /** @type {string} */ title) => ({
  in: 'apps/mock-api',
  tests: ['--project', 'contract', `test/contract/${name}`, '-t', title],
});
const DECISIONS = contract('invitations', 'a decision on an opened bid');
const CRITERION = contract('invitations', 'departs from the criterion');
const END = contract('invitations', 'the end of an order');
const ROUNDS = contract('bids', 'a round of sealed bids');
const REFUSED = contract('awards', 'a refused purchase order');
const ENTERED = contract('bids', 'a bid on paper');
const COPIED = contract('invitations', 'a copied link');
const MARKS = { in: 'apps/web', tests: ['src/features/bids/opening/copied-link-marks.test.tsx'] };

const RULE = 'apps/mock-api/src/rules/awards/cheaper-bids.ts';
const BIDS = 'apps/mock-api/src/resources/bids';
const ORDER_LETTERS = 'apps/mock-api/src/resources/letters/orders.ts';
const FOLLOWERS = 'apps/mock-api/src/resources/changes/announce.ts';

/** @type {readonly import('./mutants.mjs').Mutant[]} */
export const DECISION_MUTANTS = [
  {
    does: 'hides that a lower bid of a rival was set aside',
    file: RULE,
    from: "wereBidsOpened(order) && status !== 'withdrawn'",
    to: 'false',
    ...contract('bids', 'asks why the lowest bid of a rival'),
  },
  {
    does: 'hides that a lower bid has expired',
    file: RULE,
    from: 'if (flags.isExpired) return',
    to: 'if (false) return',
    ...CHEAPER,
  },
  {
    does: 'hides that a line of a lower bid was excluded',
    file: RULE,
    from: 'return exclusion ?',
    to: 'return false && exclusion ?',
    ...CHEAPER,
  },
  {
    does: 'hides that a bid with a lower total was set aside',
    file: RULE,
    from: 'compare(offered, total) < 0 ? cause : null',
    to: 'false ? cause : null',
    ...CHEAPER,
  },
  {
    does: 'lets a winner who refuses bid more in the next round unnoticed',
    file: RULE,
    from: 'awarded.supersedesBidId === other.id && !wasOpened(order, other)',
    to: 'awarded.supersedesBidId === other.id',
    ...CHEAPER,
  },
  {
    does: 'tells no supplier what was decided about an opened bid',
    file: FOLLOWERS,
    from: 'record, sendDecisions,',
    to: 'record,',
    ...DECISIONS,
  },
  {
    does: 'shows no supplier what was decided about an opened bid',
    file: `${BIDS}/own-bid-view.ts`,
    from: 'if (!wasOpened(order, bid)) return {',
    to: 'if (bid) return {',
    ...DECISIONS,
  },
  {
    does: 'excludes a line of an opened bid without a reason',
    file: 'apps/mock-api/src/rules/conflicts/resolutions.ts',
    from: 'needsReason: bids.some((bid) => wasOpened(order, bid))',
    to: 'needsReason: false',
    ...DECISIONS,
  },
  {
    does: 'cancels an order in silence',
    file: ORDER_LETTERS,
    from: "'order.cancel': toBidders('cancelled'),",
    to: '',
    ...END,
  },
  {
    does: 'declares an order unsuccessful in silence',
    file: ORDER_LETTERS,
    from: "'order.unsuccessful': toBidders('unsuccessful'),",
    to: '',
    ...END,
  },
  {
    does: 'revokes an award in silence',
    file: FOLLOWERS,
    from: "'award.revoked': [sendRevocation]",
    to: "'award.revoked': []",
    ...END,
  },
  {
    does: 'tells suppliers nothing of the decision after a revocation',
    file: 'apps/mock-api/src/resources/letters/awards.ts',
    from: "return { letter: 'lost', numbers: '' };",
    to: "return before ? null : { letter: 'lost', numbers: '' };",
    ...END,
  },
  {
    does: 'tells no other supplier that a purchase order was refused',
    file: FOLLOWERS,
    from: '[record, sendRefusal]',
    to: '[record]',
    ...REFUSED,
  },
  {
    does: 'changes a rate after sealed bids were submitted',
    file: 'apps/mock-api/src/resources/orders/edit.ts',
    from: 'a.nominal === b.nominal && compare(a.rate, b.rate) === 0',
    to: 'true',
    ...ROUNDS,
  },
  {
    does: 'changes the basis of comparison minutes before the opening',
    file: 'apps/mock-api/src/resources/orders/edit.ts',
    from: 'isMaterial || isOtherBasis',
    to: 'isMaterial',
    ...ROUNDS,
  },
  {
    does: 'changes the files of an order after the opening',
    file: 'apps/mock-api/src/resources/attachments/rights.ts',
    from: '!holder.question && isOpen(order) &&',
    to: 'false &&',
    ...ROUNDS,
  },
  {
    does: 'awards otherwise than by the criterion after the opening, without a reason',
    file: 'apps/mock-api/src/rules/comparison/best.ts',
    from: 'isBinding: wereBidsOpened(sheet.order)',
    to: 'isBinding: false',
    ...CRITERION,
  },
  {
    does: 'tells suppliers nothing of an award that departs from the criterion',
    file: 'apps/mock-api/src/resources/awards/operations/awards.ts',
    from: 'const offCriterion = isOffCriterion ? justification : null;',
    to: 'const offCriterion = null;',
    ...CRITERION,
  },
  {
    does: 'takes a full stop for a justification',
    file: 'apps/mock-api/src/resources/awards/operations/awards.ts',
    from: "else requireReason(justification, call, '/justification');",
    to: '',
    ...CRITERION,
  },
  {
    does: 'takes a renamed entry of the address book for another supplier',
    file: 'apps/mock-api/src/rules/companies/same-supplier.ts',
    from: 'names: union(names, ofEntry.names)',
    to: 'names: ofEntry.names',
    in: 'apps/mock-api',
    tests: ['src/rules/companies/same-supplier.test.ts'],
  },
  {
    does: 'records a bid by a copied link as one of the mailbox',
    file: `${BIDS}/own-bids.ts`,
    from: 'submittedVia: openedBy(caller)',
    to: "submittedVia: 'mailbox' as const",
    ...COPIED,
  },
  {
    does: 'closes early after bids by copied links, which the buyer may have sent',
    file: 'apps/mock-api/src/tables/invitations/answers.ts',
    from: "isAnswer(bid) && submittedVia(bid) === 'mailbox'",
    to: 'isAnswer(bid)',
    ...contract('orders', 'closing an order with sealed bids early'),
  },
  {
    does: 'takes bids of the buyer in the name of an invited supplier',
    file: `${BIDS}/invited-suppliers.ts`,
    from: 'if (!invitation) return [];',
    to: 'if (invitation !== null) return [];',
    ...ENTERED,
  },
  {
    does: 'invites a supplier whose bid the buyer has entered',
    file: `${BIDS}/invited-suppliers.ts`,
    from: 'if (!isSealed(order)) return undefined;',
    to: 'if (order) return undefined;',
    ...ENTERED,
  },
  {
    does: 'reinstates a bid of the buyer beside the invitation of its supplier',
    file: `${BIDS}/operations/actions.ts`,
    from: 'refuse(invitedSupplierFaults(target.bid, target.order, call), call);',
    to: '',
    ...ENTERED,
  },
  {
    does: 'lists a bid by a copied link like any other',
    file: 'apps/web/src/features/bids/bid-marks.tsx',
    from: "submittedVia === 'copied_link' &&",
    to: 'false &&',
    ...MARKS,
  },
  {
    does: 'leaves copied links out of the opening protocol',
    file: 'apps/web/src/features/bids/opening/opening-protocol-sheet.tsx',
    from: "bid.submittedVia === 'copied_link' &&",
    to: 'false &&',
    ...MARKS,
  },
  {
    does: 'lets a buyer end a round at once',
    file: 'apps/mock-api/src/resources/orders/early-close.ts',
    from: 'if (now >= end) return;',
    to: 'if (now > 0) return;',
    ...ROUNDS,
  },
  {
    does: 'lets a new round be due within a day',
    file: 'apps/mock-api/src/rules/orders/completeness.ts',
    from: 'needsDay !== null && moment < now + SHORTEST_ROUND_MS',
    to: 'needsDay !== null && moment < now',
    ...ROUNDS,
  },
];
