/** Whether the person lets outside services be told how the product is used. Kept in this browser. */
import { keepPreference, readPreference } from '../ui/browser/preference.ts';

export type Answer = 'yes' | 'no';

/** Whether there is any service to agree to; otherwise nobody is asked. Known to the bundler, which leaves out the rest. */
export const hasTelemetry: boolean = __HAS_TELEMETRY__;

declare const __HAS_TELEMETRY__: boolean;

const PREFERENCE = 'telemetry';
const listeners = new Set<() => void>();
let answer = kept();

/** What was answered; null while nobody was asked, which is no consent. */
export function consent(): Answer | null {
  return answer;
}

export function answerConsent(next: Answer): void {
  keepPreference(PREFERENCE, next);
  change(next);
}

/** Calls back when the answer changes, in this tab or another one. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

window.addEventListener('storage', ({ key }) => {
  if (key === null || key.endsWith(PREFERENCE)) change(kept());
});

function change(next: Answer | null): void {
  if (next === answer) return;
  answer = next;
  for (const listener of [...listeners]) listener();
}

function kept(): Answer | null {
  const value = readPreference(PREFERENCE);
  return value === 'yes' || value === 'no' ? value : null;
}
