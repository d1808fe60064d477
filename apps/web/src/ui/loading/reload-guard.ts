/** Prevents endless reloads of a page that fails to load its parts. */

const KEY = 'zakupki-reloads';
/** One reload of an address in this time (spec §9). */
const GUARD_MS = 10_000;
const CAP = { reloads: 3, withinMs: 60_000 };

type Reload = readonly [address: string, at: number];

/** Whether the page may reload at the address now; records it if so. False when storage is blocked. */
export function mayReload(address: string, now = Date.now(), storage: () => Storage = () => sessionStorage): boolean {
  try {
    const recent = readReloads(storage().getItem(KEY)).filter(([, at]) => now - at < CAP.withinMs);
    if (recent.length >= CAP.reloads) return false;
    if (recent.some(([reloaded, at]) => reloaded === address && now - at < GUARD_MS)) return false;
    storage().setItem(KEY, JSON.stringify([...recent, [address, now]]));
    return true;
  } catch {
    return false;
  }
}

function readReloads(stored: string | null): Reload[] {
  const value: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(value) ? value.filter(isReload) : [];
}

function isReload(value: unknown): value is Reload {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

const BUILD_KEY = 'zakupki-loaded-build';

/**
 * Whether the page may reload for this build; records it if so. Only once: if the old page returns, a
 * cache in between serves it, and reloads would never end. False when storage is blocked.
 */
export function mayLoadBuild(build: string, storage: () => Storage = () => sessionStorage): boolean {
  try {
    if (storage().getItem(BUILD_KEY) === build) return false;
    storage().setItem(BUILD_KEY, build);
    return true;
  } catch {
    return false;
  }
}
