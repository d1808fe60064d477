import { type ComponentProps, useId } from 'react';
import styles from './choice.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { FieldNotes, noteAttributes } from './field-notes.tsx';

type CheckTexts = Pick<FieldTexts, 'label' | 'description' | 'error'>;

/** A checkbox with its label, which is part of the target. */
export function CheckField({
  label,
  description,
  error,
  id,
  className,
  ...input
}: CheckTexts & Omit<ComponentProps<'input'>, 'type'>) {
  const newId = useId();
  const fieldId = id ?? newId;
  return (
    <div className={className}>
      <label className={styles['choice']}>
        <input {...input} {...noteAttributes(fieldId, { description, error })} id={fieldId} type="checkbox" />
        <span>{label}</span>
      </label>
      <div className={styles['notes']}>
        <FieldNotes id={fieldId} description={description} error={error} />
      </div>
    </div>
  );
}
