/** Limits of what people make the server store and send, broken one place at a time. */
const GROWTH = { in: 'apps/mock-api', tests: ['test/limits/growth.test.ts'] };
const LOCK_OUT = { in: 'apps/mock-api', tests: ['test/limits/lock-out.test.ts'] };
const KNOWN = { in: 'apps/mock-api', tests: ['test/limits/known-addresses.test.ts'] };

/** @type {readonly import('./mutants.mjs').Mutant[]} */
export const LIMIT_MUTANTS = [
  {
    does: 'deletes nothing that has ended',
    file: 'packages/mock-engine/src/pipeline/stages/jobs.ts',
    from: '  sweepWhenDue(world);\n',
    to: '',
    ...GROWTH,
  },
  {
    does: 'stores any number of records for people without an account',
    file: 'packages/mock-engine/src/world/lifetimes.ts',
    from: 'export const MOST = 5000;',
    to: 'export const MOST = 500_000;',
    ...GROWTH,
  },
  {
    does: 'lets a supplier ask any number of questions',
    file: 'apps/mock-api/src/resources/questions/supplier-view.ts',
    from: 'unanswered.length >= MAX_UNANSWERED',
    to: 'unanswered.length >= 1e6',
    in: 'apps/mock-api',
    tests: ['--project', 'contract', 'test/contract/questions'],
  },
  {
    does: 'lets a network request any number of e-mails',
    file: 'apps/mock-api/src/resources/outbox/store.ts',
    from: 'if (wait > 0) throw',
    to: 'if (wait > 1e12) throw',
    ...GROWTH,
  },
  {
    does: 'counts wrong passwords from elsewhere where the owner is',
    file: 'apps/mock-api/src/resources/session/try-limits.ts',
    from: 'id: `${account} ${network}`',
    to: 'id: account',
    ...LOCK_OUT,
  },
  {
    does: 'forgets where the owner has signed in',
    file: 'apps/mock-api/src/resources/session/try-limits.ts',
    from: 'if (user && isKnownNetwork(call, user.id)) return [here];',
    to: '',
    ...LOCK_OUT,
  },
  {
    does: 'lets a person wait for longer than the last link works',
    file: 'apps/mock-api/src/resources/outbox/store.ts',
    from: 'const MAX_PAUSE_SECONDS = 600;',
    to: 'const MAX_PAUSE_SECONDS = 3600;',
    ...LOCK_OUT,
  },
  {
    does: 'tells by a pause that an address is known',
    file: 'apps/mock-api/src/resources/outbox/store.ts',
    from: '(isRunning ? 0 : 1)',
    to: '1',
    ...KNOWN,
  },
  {
    does: 'tells that a phone number is known',
    file: 'apps/mock-api/src/resources/profile/operations.ts',
    from: 'const id = codeId(caller.user);',
    to: "const id = codeId(caller.user);\n      if (isOfAnotherUser(call, phone)) throw new Problem('phone_taken');",
    ...KNOWN,
  },
];
