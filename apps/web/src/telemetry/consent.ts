/** Consent to external telemetry services, stored in this browser. */
import { savePreference, readPreference } from '../browser/preference.ts';

export type Answer = 'yes' | 'no';

/** Whether this build has a telemetry service. A constant, so that the bundler can drop the code. */
export const hasTelemetry: boolean = __HAS_TELEMETRY__;

declare const __HAS_TELEMETRY__: boolean;

const PREFERENCE = 'telemetry';
const listeners = new Set<() => void>();
let answer = stored();

/** Returns null before the first answer, which is not consent. */
export function consent(): Answer | null {
  return answer;
}

export function answerConsent(next: Answer): void {
  savePreference(PREFERENCE, next);
  change(next);
}

/**
 * Calls back when the answer changes, in this tab or another.
 * @returns unsubscribes
 */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

window.addEventListener('storage', ({ key }) => {
  if (key === null || key.endsWith(PREFERENCE)) change(stored());
});

function change(next: Answer | null): void {
  if (next === answer) return;
  answer = next;
  for (const listener of [...listeners]) listener();
}

function stored(): Answer | null {
  const value = readPreference(PREFERENCE);
  return value === 'yes' || value === 'no' ? value : null;
}
