import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = {
  /** Rendered before the children. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
} & FieldTexts &
  ComponentProps<'select'>;

/** A select with label, description and error. ui/theme/base.css styles all selects. */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, isRequired, isLabelHidden, id, className, options, children, ...select } = props;
  return (
    <FieldFrame {...{ label, description, error, isRequired, isLabelHidden, id, className }}>
      {(control) => (
        <select {...select} {...control} className={styles['select']}>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
