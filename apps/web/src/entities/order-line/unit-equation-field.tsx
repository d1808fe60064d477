import { TextInput, type TextInputProps } from '@mantine/core';
import { m } from '#messages';
import styles from './unit-equation-field.module.css';

/** An empty side counts as 1 beside a filled one. */
type UnitEquationFieldProps = {
  readonly offeredUnit: string;
  readonly orderedUnit: string;
  readonly offered: TextInputProps;
  readonly ordered: TextInputProps;
};

/** How two units relate: `12 pcs = 1 box`. Two numbers, so that a twelfth stays exact. */
export function UnitEquationField({ offeredUnit, orderedUnit, offered, ordered }: UnitEquationFieldProps) {
  return (
    <fieldset>
      <legend className="zk-small">{m.format_conversion()}</legend>
      <div className={`zk-flex zk-top zk-gap-8 ${styles['sides']}`}>
        <Side unit={orderedUnit} placeholder="1" {...ordered} />
        <span aria-hidden>=</span>
        <Side unit={offeredUnit} placeholder="1" {...offered} />
      </div>
    </fieldset>
  );
}

function Side({ unit, ...input }: TextInputProps & { readonly unit: string }) {
  return (
    <TextInput
      aria-label={m.format_conversion_side({ unit })}
      inputMode="decimal"
      autoComplete="off"
      inputContainer={(field) => (
        <span className={`zk-row zk-gap-6 ${styles['side']}`}>
          {field}
          <span aria-hidden>{unit}</span>
        </span>
      )}
      {...input}
    />
  );
}
