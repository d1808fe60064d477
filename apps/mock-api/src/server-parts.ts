/** What only a server of this application has. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ServerParts } from '@zakupki/mock-engine/definition';
import { ACCOUNTS, PASSWORD } from './model/people.ts';
import { paymentProvider } from './resources/checkout/provider/provider.ts';
import { hashAtCost, QUICK } from './resources/session/password-hash.ts';

const require = createRequire(import.meta.url);

function consolePage(): string | null {
  try {
    const page = require.resolve('@zakupki/qa-console/page');
    return existsSync(page) ? page : null;
  } catch {
    // Node throws for a file that a package exports but does not contain.
    return null;
  }
}

export const SERVER_PARTS: ServerParts = {
  consolePage,
  pages: { '/checkout': paymentProvider },
  beforeOpen: () => hashAtCost(QUICK),
  signInCommand: (api) =>
    `curl ${api}/auth/login -H 'content-type: application/json' -d '${JSON.stringify({ email: ACCOUNTS[0].email, password: PASSWORD })}'`,
};
