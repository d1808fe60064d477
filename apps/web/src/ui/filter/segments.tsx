import { useId } from 'react';
import styles from './segments.module.css';

type SegmentsProps<T extends string> = {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** Switches between two or three views. */
export function Segments<T extends string>({ label, choices, value, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles['segments']}>
      <legend className="zk-visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={`zk-row zk-nowrap zk-secondary zk-small zk-hover ${styles['segment']}`}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
