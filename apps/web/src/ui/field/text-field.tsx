import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {
  readonly rightSection?: ReactNode;
  readonly action?: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
}

/** Looks like Mantine's TextInput, which would add 7 kB to the pages before sign-in. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, isRequired, isLabelHidden, rightSection, action, id, className, ...input } = props;
  return (
    <FieldFrame {...{ label, description, error, isRequired, isLabelHidden, id, className }}>
      {(control) => (
        <div className="zk-row zk-relative zk-gap-8">
          <input {...input} {...control} data-with-right={rightSection !== undefined} />
          {rightSection && <span className={styles['right']}>{rightSection}</span>}
          {action}
        </div>
      )}
    </FieldFrame>
  );
}
