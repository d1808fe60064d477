/** Rules that keep the content of sealed bids apart, broken one place at a time. */

const CONTENT = { in: 'apps/mock-api', tests: ['test/bids/sealed-content.test.ts'] };
const CONTROL = { in: 'apps/mock-api', tests: ['test/control/sealed.test.ts'] };
const SWEEP = { in: 'apps/mock-api', tests: ['test/isolation/sealed.test.ts', '--tags-filter=!exhaustive'] };
const STORE = 'apps/mock-api/src/tables/bids/sealed-bids.ts';

/** @type {readonly import('./mutants.mjs').Mutant[]} */
export const SEALED_MUTANTS = [
  {
    does: 'gives a buyer the key of a sealed bid',
    file: STORE,
    from: '!call.caller.invitation || !isOwnBid(bid, call)',
    to: 'false',
    ...CONTENT,
  },
  {
    does: 'opens every bid with one key',
    file: STORE,
    from: '!this.#opens(bid)',
    to: 'false',
    ...CONTENT,
  },
  {
    does: 'loses the content when a buyer writes the bid',
    file: STORE,
    from: 'if (!key) return bid;',
    to: '',
    ...CONTENT,
  },
  {
    does: 'leaves the receipt among the open fields of a sealed bid',
    file: 'apps/mock-api/src/rules/bids/sealing.ts',
    from: 'receipt: null,',
    to: 'receipt: bid.receipt,',
    ...SWEEP,
  },
  {
    does: 'leaves the changed values of a sealed bid in the history',
    file: STORE,
    from: 'return open;',
    to: 'return event.changes;',
    ...SWEEP,
  },
  {
    does: 'leaves the files of a sealed bid among those of the order',
    file: STORE,
    from: 'bid && isApart(world, bid) ? world.sealedFiles.put(file) :',
    to: '',
    ...CONTENT,
  },
  {
    does: 'leaves repeatable answers with sealed content among the others',
    file: STORE,
    from: 'if (isAboutSealed(call)) sealedReplays.put(replay);\n  else',
    to: '',
    ...CONTENT,
  },
  {
    does: 'leaves the hash of a sealed bid in a letter that QA reads',
    file: 'apps/mock-api/src/resources/letters/receipts.ts',
    from: 'isSealed ? RECEIPT_APART : hash',
    to: 'hash',
    ...CONTENT,
  },
  {
    does: 'leaves what an earlier build stored of sealed bids where it was',
    file: STORE,
    from: 'isKeptApart(order, bid) && hasContent(bid)',
    to: 'false',
    ...CONTROL,
  },
  {
    does: 'shows the requests of a supplier who bids sealed in the log',
    file: 'packages/mock-engine/src/pipeline/recording.ts',
    from: '...(isSealed && { isSealed }),',
    to: '',
    ...CONTROL,
  },
  {
    does: 'exports the content of sealed bids as plain tables',
    file: 'packages/mock-engine/src/control/snapshots/calls.ts',
    from: 'isOpen ? complete : sealTables(complete, model)',
    to: 'complete',
    ...CONTROL,
  },
  {
    does: 'exports the requests of sealed bids in a bug report',
    file: 'packages/mock-engine/src/control/snapshots/calls.ts',
    from: 'isOpen ? taken : await closeCapsule(taken, worlds.seed.model.sealKey)',
    to: 'taken',
    ...CONTROL,
  },
  {
    does: 'opens sealed bids for QA without an entry in the log',
    file: 'packages/mock-engine/src/control/opened-seals.ts',
    from: "reason: 'control: sealed content was opened',",
    to: 'reason: null,',
    ...CONTROL,
  },
  {
    does: 'shows in the size of a block how much was bid',
    file: 'packages/mock-engine/src/world/states/sealed-block.ts',
    from: 'Math.ceil(text.length / STEP_BYTES) * STEP_BYTES',
    to: 'text.length',
    ...CONTROL,
  },
];
