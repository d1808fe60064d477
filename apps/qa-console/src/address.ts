/** State of the page in its address, which can be shared, reloaded and navigated. */
import { useSyncExternalStore } from 'react';

const TABS = ['setup', 'traffic', 'outbox', 'webhooks', 'people', 'files'] as const;
export type Tab = (typeof TABS)[number];

type Address = {
  readonly world: string;
  readonly tab: Tab;
  /** Id of the open exchange. */
  readonly request: string | null;
};

const DEFAULTS: Address = { world: 'default', tab: 'traffic', request: null };

/** Reads `?world=ticket-118&tab=outbox`; missing or unknown values become defaults. */
export function addressOf(search: string): Address {
  const query = new URLSearchParams(search);
  const tab = TABS.find((each) => each === query.get('tab'));
  return {
    world: query.get('world') || DEFAULTS.world,
    tab: tab ?? DEFAULTS.tab,
    request: query.get('request') || null,
  };
}

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

/** A change of world or exchange adds a history entry. */
export function goTo(change: Partial<Address>): void {
  const from = addressOf(window.location.search);
  // An exchange belongs to its world.
  const to = { ...from, ...(change.world !== undefined && { request: null }), ...change };
  const isStep = to.world !== from.world || to.request !== from.request;
  window.history[isStep ? 'pushState' : 'replaceState'](null, '', searchOf(to));
  for (const listener of [...listeners]) listener();
}
