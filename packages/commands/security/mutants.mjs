/** Code of the security cases, broken one place at a time, and the tests that have to fail. */
import { DECISION_MUTANTS } from './decision-mutants.mjs';
import { LIMIT_MUTANTS } from './limit-mutants.mjs';
import { SEALED_MUTANTS } from './sealed-mutants.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} does what the broken code does
 * @property {string} file
 * @property {string} from occurs in the file
 * @property {string} to
 * @property {string} in folder of the package whose tests are run
 * @property {readonly string[]} tests arguments of Vitest, or of Playwright after a build
 * @property {boolean} [inBrowser]
 */

const SESSION = { in: 'apps/web', tests: ['src/session/session.test.ts'] };
const PAGE = { in: 'apps/web', tests: ['test/bundle.test.ts', '-t', 'policy'] };
const SERVED = {
  in: 'apps/mock-api',
  tests: ['test/server/serve-web.test.ts', 'test/requests/request-reading.test.ts'],
};
const BIDS = { in: 'apps/mock-api', tests: ['--project', 'contract', 'test/contract/bids'] };
const INVITATIONS = {
  in: 'apps/mock-api',
  tests: ['--project', 'contract', 'test/contract/invitations', 'test/contract/bids'],
};
const RULES = 'apps/mock-api/src/rules/bids';

const SIGN_UP = { in: 'apps/mock-api', tests: ['--project', 'contract', 'test/contract/session'] };
const HASH = { in: 'apps/mock-api', tests: ['--project', 'processes', 'test/server/password-hash.test.ts'] };

/** @type {readonly Mutant[]} */
export const MUTANTS = [
  ...SEALED_MUTANTS,
  ...DECISION_MUTANTS,
  ...LIMIT_MUTANTS,
  {
    does: 'shows the content of sealed bids',
    file: `${RULES}/sealing.ts`,
    from: 'order.sealedBids && bid.invitationId !== null &&',
    to: 'order.sealedBids && bid.invitationId === null &&',
    ...BIDS,
  },
  {
    does: 'opens bids that were withdrawn before the opening',
    file: `${RULES}/sealing.ts`,
    from: "status === 'submitted' && invitationId !== null && !openings",
    to: 'invitationId !== null && !openings',
    ...BIDS,
  },
  {
    does: 'lets suppliers change bids that were opened',
    file: `${RULES}/own-bid.ts`,
    from: 'CHANGES_OPENED.has(action) && wasOpened(order, bid)',
    to: 'false',
    ...BIDS,
  },
  {
    does: 'accepts bids of a buyer who has seen prices',
    file: 'apps/mock-api/src/resources/bids/operations/bids.ts',
    from: 'wereBidsOpened(order)',
    to: 'false',
    ...BIDS,
  },
  {
    does: 'lets a buyer who has seen prices change bids',
    file: `${RULES}/transitions.ts`,
    from: 'COMPETES.has(action) && wereBidsOpened(order)',
    to: 'false',
    ...BIDS,
  },
  {
    does: 'continues the opened round when an order is reopened',
    file: 'apps/mock-api/src/resources/orders/deadline.ts',
    from: 'order.sealedBids ? nextRound(order, bids) : {}',
    to: '{}',
    ...BIDS,
  },
  {
    does: 'changes the terms for which bids were opened',
    file: 'apps/mock-api/src/resources/orders/edit.ts',
    from: 'if (wereBidsOpened(order) && changes',
    to: 'if (changes.length < 0 && changes',
    ...BIDS,
  },
  {
    does: 'changes terms just before the deadline of sealed bids',
    file: 'apps/mock-api/src/resources/orders/edit.ts',
    from: 'if (isMaterial || isOtherBasis) refuse(timeFaults',
    to: 'if (!isMaterial) refuse(timeFaults',
    ...BIDS,
  },
  {
    does: 'closes an order early with unconfirmed sealed bids',
    file: 'apps/mock-api/src/resources/orders/early-close.ts',
    from: 'ensureConfirmed(order, call);',
    to: '',
    ...BIDS,
  },
  {
    does: 'revokes the invitation of a supplier with a bid',
    file: 'apps/mock-api/src/resources/invitations/operations/buyer.ts',
    from: 'if (bids.some(isAnswer)) throw',
    to: 'if (bids.length < 0) throw',
    ...BIDS,
  },
  {
    does: 'shows a draft that the mailbox has changed to a copied link',
    file: 'apps/mock-api/src/resources/bids/own-bids.ts',
    from: 'if (caller.copiedBy) return marked;',
    to: 'if (caller.tokenId) return marked;',
    ...INVITATIONS,
  },
  {
    does: 'shows every bid of the supplier to a session of a copied link',
    file: 'apps/mock-api/src/tables/rights/bids.ts',
    from: "copiedBy === null || (status === 'draft' && draftedIn === tokenId)",
    to: 'true || (copiedBy === tokenId && status === draftedIn)',
    ...INVITATIONS,
  },
  {
    does: 'lets a copied link bid after a bid was received',
    file: 'apps/mock-api/src/resources/bids/own-bids.ts',
    from: 'if (!caller.copiedBy) return;',
    to: 'if (caller.tokenId) return;',
    ...INVITATIONS,
  },
  {
    does: 'lets a copied link call what only the mailbox may',
    file: 'apps/mock-api/src/resources/callers/identify.ts',
    from: 'tokenHolder.copiedBy && rightsOf(operation).needsMailbox',
    to: 'false',
    ...INVITATIONS,
  },
  {
    does: 'confirms the password of a sign-up in any browser',
    file: 'apps/mock-api/src/resources/session/sign-up-links.ts',
    from: 'signUp.browserHash === hashToken(browserToken)',
    to: 'true',
    ...SIGN_UP,
  },
  {
    does: 'confirms the password of a sign-up without its browser',
    file: 'apps/mock-api/src/resources/session/verification.ts',
    from: 'if (link.signUp && isOfBrowser(link, browserToken))',
    to: 'if (link.signUp)',
    ...SIGN_UP,
  },
  {
    does: 'keeps the referrer of a stranger after a password reset',
    file: 'apps/mock-api/src/resources/session/operations.ts',
    from: 'verifyAddress(call, withoutSignUp(user))',
    to: 'verifyAddress(call, user)',
    ...SIGN_UP,
  },
  {
    does: 'counts wrong passwords only one after another',
    file: 'apps/mock-api/src/resources/session/operations.ts',
    from: '      // Again, since requests at the same time were read before any was counted.\n      for (const { limit, id } of attempts) ensureTriesLeft(call, limit, id);\n',
    to: '',
    ...SIGN_UP,
  },
  {
    does: 'takes passwords that are easy to guess',
    file: 'apps/mock-api/src/resources/session/password-rules.ts',
    from: 'strength === 1',
    to: 'strength < 1',
    ...SIGN_UP,
  },
  {
    does: 'answers faster when there is no account',
    file: 'apps/mock-api/src/resources/session/password-hash.ts',
    from: "await derive(password, toBytes('no account'), cost);",
    to: '',
    ...HASH,
  },
  {
    does: 'hashes passwords as they were typed',
    file: 'apps/mock-api/src/resources/session/password-hash.ts',
    from: "password.normalize('NFKC')",
    to: 'password',
    ...HASH,
  },
  {
    does: 'clears the cookie of this host alone',
    file: 'apps/web/src/session/clear-cookie.ts',
    from: 'of domainsOf(location.hostname)',
    to: "of ['']",
    ...SESSION,
  },
  {
    does: 'clears the cookie of the root path alone',
    file: 'apps/web/src/session/clear-cookie.ts',
    from: '.flatMap(pathsOf)',
    to: ".map(() => '/')",
    ...SESSION,
  },
  {
    does: 'keeps the token at sign-out',
    file: 'apps/web/src/session/session.ts',
    from: '    storage.set(TOKEN_KEY, null);\n',
    to: '',
    ...SESSION,
  },
  {
    does: 'keeps the impersonated user at sign-out',
    file: 'apps/web/src/session/session.ts',
    from: '    storage.set(IMPERSONATION_KEY, null);\n    clearCookie',
    to: '    clearCookie',
    ...SESSION,
  },
  {
    does: 'keeps the session of a signed-out token',
    file: 'apps/mock-api/src/resources/session/operations.ts',
    from: 'if (signedIn) world.tokens.delete(signedIn.tokenId);',
    to: 'void [signedIn, world];',
    ...SIGN_UP,
  },
  {
    does: 'allows foreign scripts on pages',
    file: 'apps/web/build/page-policy.ts',
    from: `'default-src': "'self'"`,
    to: `'default-src': '*'`,
    ...PAGE,
  },
  {
    does: 'allows foreign connections of served pages',
    file: 'packages/mock-engine/src/server/create-app.ts',
    from: `connectSrc: ["'self'"]`,
    to: `connectSrc: ['*']`,
    ...PAGE,
  },
  {
    does: 'allows frames of other sites',
    file: 'packages/mock-engine/src/server/create-app.ts',
    from: `frameAncestors: ["'none'"]`,
    to: `frameAncestors: ['*']`,
    ...PAGE,
  },
  {
    does: 'sends no referrer policy',
    file: 'packages/mock-engine/src/server/create-app.ts',
    from: "referrerPolicy: { policy: 'same-origin' }",
    to: 'referrerPolicy: false',
    ...SERVED,
  },
  {
    does: 'shows the stack of an unexpected error',
    file: 'packages/mock-engine/src/pipeline/response/answer.ts',
    from: "if (broken.length > 0) body['detail'] = broken.join('; ');",
    to: "if (known !== error) body['detail'] = describe(error);",
    in: 'apps/mock-api',
    tests: ['test/requests/unexpected-errors.test.ts'],
  },
  {
    does: 'ends the session for a 401 that another user got for an upload',
    file: 'apps/web/src/http/files/upload.ts',
    from: 'if (isSameUser) react(',
    to: 'react(',
    in: 'apps/web',
    tests: ['src/http/files/upload.test.ts'],
  },
  {
    does: 'lets a page of another site steer this one',
    file: 'apps/web/src/ui/layout/outgoing-link.tsx',
    from: 'rel="noopener noreferrer"',
    to: 'rel="opener"',
    in: 'apps/web',
    tests: ['src/ui/layout/outgoing-link.test.tsx'],
  },
  {
    does: 'opens addresses that are scripts',
    file: 'apps/web/src/ui/layout/outgoing-link.tsx',
    from: '/^https?:\\/\\//i.test(href)',
    to: "href.includes(':')",
    in: 'apps/web',
    tests: ['src/ui/layout/outgoing-link.test.tsx'],
  },
  {
    does: 'shows the state to DevTools in production',
    file: 'apps/web/src/app/store.ts',
    from: 'devTools: import.meta.env.DEV',
    to: 'devTools: true',
    in: 'apps/e2e',
    tests: ['tests/session/sign-up.spec.ts', '-g', 'A16', '--project=chromium'],
    inBrowser: true,
  },
  {
    does: 'exports formulas after characters that cannot be seen',
    file: 'packages/spreadsheet/src/cells/safe-text.ts',
    from: '\\p{Default_Ignorable_Code_Point}',
    to: '',
    in: 'packages/spreadsheet',
    tests: ['test/writing.test.ts'],
  },
  {
    does: 'lets the budget fall below opened bids',
    file: 'apps/mock-api/src/resources/orders/edit.ts',
    from: 'compare(after.budget, budget) >= 0',
    to: 'compare(after.budget, budget) <= 0',
    ...INVITATIONS,
  },
  {
    does: 'takes sealed bids in a currency without a rate',
    file: `${RULES}/completeness.ts`,
    from: '!sealedBids || isComparable',
    to: 'true || isComparable',
    ...INVITATIONS,
  },
  {
    does: 'removes a rate that sealed bids may need',
    file: 'apps/mock-api/src/resources/orders/edit.ts',
    from: 'if (!changed) return [];',
    to: 'if (changed) return [];',
    ...BIDS,
  },
  {
    does: 'hides that a lower bid of the winner was rejected',
    file: 'apps/mock-api/src/rules/awards/cheaper-bids.ts',
    from: "if (bid.status === 'disqualified')",
    to: 'if (false)',
    ...INVITATIONS,
  },
  {
    does: 'shows questions of the mailbox to a copied link',
    file: 'apps/mock-api/src/tables/rights/invitations.ts',
    from: 'if (caller.copiedBy) return false;',
    to: '',
    ...INVITATIONS,
  },
  {
    does: 'tells a copied link that the mailbox has begun a bid',
    file: 'apps/mock-api/src/tables/bids/order-bids.ts',
    from: "bid.status !== 'draft' || isReached(bid, caller)",
    to: "bid.status !== 'draft' || caller !== undefined",
    ...INVITATIONS,
  },
];
