import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

/** A select that looks like TextField; its children are the options. */
export function SelectField({ label, description, error, ...select }: FieldTexts & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} description={description} error={error}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  );
}
