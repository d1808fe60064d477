import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { FieldNotes, noteAttributes } from './field-notes.tsx';

type RadioChoice<T> = {
  readonly value: T;
  readonly label: ReactNode;
  readonly description?: ReactNode;
};

type RadioGroupProps<T extends string> = {
  readonly choices: readonly RadioChoice<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  /** Side by side. */
  readonly isInline?: boolean;
} & Pick<FieldTexts, 'label' | 'description' | 'error'>;

export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, description, error, choices, value, onChange, isInline = false } = props;
  const id = useId();
  return (
    <fieldset role="radiogroup" {...noteAttributes(id, { description, error })}>
      <legend>{label}</legend>
      <FieldNotes id={id} description={description} />
      <div
        className={isInline ? `zk-flex zk-wrap zk-gap-8-24 ${styles['group']}` : `zk-stack zk-gap-8 ${styles['group']}`}
      >
        {choices.map((choice) => (
          <div key={choice.value}>
            <label className={styles['choice']}>
              <input
                type="radio"
                name={id}
                checked={choice.value === value}
                {...noteAttributes(`${id}-${choice.value}`, choice)}
                onChange={() => onChange(choice.value)}
              />
              <span>{choice.label}</span>
            </label>
            <div className={styles['notes']}>
              <FieldNotes id={`${id}-${choice.value}`} description={choice.description} />
            </div>
          </div>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
