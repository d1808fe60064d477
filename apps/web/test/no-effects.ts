import type { Effects } from '../src/http/reactions.ts';

/** Of a store whose reactions a test does not look at. */
export const NO_EFFECTS: Effects = {
  address: () => ({ pathname: '/', search: '', hash: '' }),
  replace() {},
  endSession() {},
  stopImpersonation() {},
  showMessage() {},
};
