import { useSyncExternalStore } from 'react';
import { m } from '#messages';
import { answerConsent, consent, hasTelemetry, onConsent } from './consent.ts';
import styles from './consent-switch.module.css';

function Switch() {
  const answer = useSyncExternalStore(onConsent, consent);
  // Before the first answer the consent bar asks.
  if (answer === null) return null;
  return (
    <label className={`zk-row zk-text zk-gap-8 zk-hover ${styles['switch']}`}>
      <input
        type="checkbox"
        checked={answer === 'yes'}
        onChange={({ currentTarget }) => answerConsent(currentTarget.checked ? 'yes' : 'no')}
      />
      {m.telemetry_switch()}
    </label>
  );
}

/** Gives or withdraws consent; renders nothing in a build without telemetry. */
export const ConsentSwitch = hasTelemetry ? Switch : () => null;
