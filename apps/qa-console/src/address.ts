/** What the page's address says: it can be shared, reloaded and gone back to. */
import { useSyncExternalStore } from 'react';

export const TABS = ['setup', 'traffic', 'outbox', 'people', 'files'] as const;
export type Tab = (typeof TABS)[number];

export interface Address {
  readonly world: string;
  readonly tab: Tab;
  /** The exchange that is open. */
  readonly request: string | null;
}

const DEFAULTS: Address = { world: 'default', tab: 'traffic', request: null };

/** Reads `?world=ticket-118&tab=outbox`; what is missing or unknown is as when the page is opened first. */
export function addressOf(search: string): Address {
  const query = new URLSearchParams(search);
  const tab = TABS.find((each) => each === query.get('tab'));
  return {
    world: query.get('world') || DEFAULTS.world,
    tab: tab ?? DEFAULTS.tab,
    request: query.get('request') || null,
  };
}

/** The query that says this. */
export function searchOf({ world, tab, request }: Address): string {
  const query = new URLSearchParams({ world });
  if (tab !== DEFAULTS.tab) query.set('tab', tab);
  if (request !== null) query.set('request', request);
  return `?${query}`;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const readSearch = () => window.location.search;

export function useAddress(): Address {
  return addressOf(useSyncExternalStore(subscribe, readSearch));
}

/** Goes there; another world or exchange is a step one can go back from. */
export function goTo(change: Partial<Address>): void {
  const from = addressOf(window.location.search);
  // An exchange belongs to its world.
  const to = { ...from, ...(change.world !== undefined && { request: null }), ...change };
  const isStep = to.world !== from.world || to.request !== from.request;
  window.history[isStep ? 'pushState' : 'replaceState'](null, '', searchOf(to));
  for (const listener of [...listeners]) listener();
}
