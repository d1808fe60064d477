import { useSyncExternalStore } from 'react';
import { m } from '#messages';
import { answerConsent, consent, hasTelemetry, onConsent } from './consent.ts';
import styles from './consent-switch.module.css';

function Switch() {
  const answer = useSyncExternalStore(onConsent, consent);
  // Whoever was not asked yet is asked by the bar.
  if (answer === null) return null;
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        checked={answer === 'yes'}
        onChange={({ currentTarget }) => answerConsent(currentTarget.checked ? 'yes' : 'no')}
      />
      {m.telemetry_switch()}
    </label>
  );
}

/** Gives or withdraws the consent; nothing in a build that has nobody to tell. */
export const ConsentSwitch = hasTelemetry ? Switch : () => null;
