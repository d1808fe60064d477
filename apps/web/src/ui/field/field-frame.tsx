import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field-frame.module.css';
import { FieldNotes, noteAttributes } from './field-notes.tsx';

export type FieldTexts = {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean | undefined;
  /** For a control that is named by the text beside it. */
  readonly isLabelHidden?: boolean | undefined;
};

type FieldFrameProps = {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly root?: Pick<ComponentProps<'div'>, 'ref' | 'onBlur'> | undefined;
  /** Renders the control with the attributes that link it to its texts. */
  readonly children: (control: { readonly id: string } & ReturnType<typeof noteAttributes>) => ReactNode;
} & FieldTexts;

/** A control with label, description and error. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, error, isRequired, id, className, root, isLabelHidden = false, children } = props;
  const newId = useId();
  const fieldId = id ?? newId;
  return (
    <div {...root} className={className} data-field>
      <label
        id={`${fieldId}-label`}
        className={isLabelHidden ? 'zk-visually-hidden' : `zk-block zk-medium ${styles['label']}`}
        htmlFor={fieldId}
      >
        {label}
        {isRequired && (
          <span className="zk-danger" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({ id: fieldId, ...noteAttributes(fieldId, { description, error }) })}
      <FieldNotes id={fieldId} description={description} error={error} />
    </div>
  );
}
