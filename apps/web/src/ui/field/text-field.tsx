import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = {
  readonly rightSection?: ReactNode;
  readonly action?: ReactNode;
  readonly root?: ComponentProps<typeof FieldFrame>['root'];
} & FieldTexts &
  Omit<ComponentProps<'input'>, 'size'>;

/** Looks like Mantine's TextInput, which would add 7 kB to the pages before sign-in. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, isRequired, isLabelHidden, rightSection, action, id, className, root, ...input } =
    props;
  return (
    <FieldFrame {...{ label, description, error, isRequired, isLabelHidden, id, className, root }}>
      {(control) => (
        <div className="zk-row zk-relative zk-gap-8">
          <input
            {...input}
            {...control}
            className={`zk-fill zk-shrink zk-text ${styles['input']}`}
            data-with-right={rightSection !== undefined}
          />
          {rightSection && <div className={styles['right']}>{rightSection}</div>}
          {action}
        </div>
      )}
    </FieldFrame>
  );
}
