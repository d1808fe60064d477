import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, TextInput, type TextInputProps } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { m } from '#messages';
import styles from './contact-inputs.module.css';
import { type ContactValues, NO_CONTACT } from './contact-values.ts';

/** The contract's limit. */
const MAX_CONTACTS = 20;

type WithContacts = {
  contacts: ContactValues[];
};

type ContactInputsProps = {
  readonly label: string;
  /** Props of an input of the surrounding form. */
  readonly field: (name: `contacts.${number}.${keyof ContactValues}`) => object;
  /** Whether roles and the primary contact are asked for. */
  readonly isFull?: boolean;
  /** The minimum number of contacts. */
  readonly least?: number;
};

const INPUTS = [
  ['name', () => m.suppliers_contact_name(), { maxLength: 200 }],
  ['role', () => m.suppliers_contact_role(), { maxLength: 100 }],
  ['email', () => m.suppliers_contact_email(), { type: 'email', inputMode: 'email', maxLength: 254 }],
  ['phone', () => m.suppliers_contact_phone(), { type: 'tel', inputMode: 'tel', maxLength: 32 }],
] as const satisfies readonly (readonly [keyof ContactValues, () => string, TextInputProps])[];

/** Contacts of a supplier in the surrounding form; each needs an e-mail address or a phone number. */
export function ContactInputs({ label, field, isFull = false, least = 1 }: ContactInputsProps) {
  const { control, setValue, watch } = useFormContext<WithContacts>();
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts', keyName: 'key' });
  const primary = watch('contacts').findIndex(({ isPrimary }) => isPrimary);
  return (
    <fieldset className={`zk-stack zk-whole-row zk-gap-10 ${styles['contacts']}`}>
      <legend>{label}</legend>
      {fields.map((contact, index) => (
        <div key={contact.key} className={`zk-stack zk-bottom ${styles['contact']}`} data-full={isFull || undefined}>
          {INPUTS.filter(([name]) => isFull || name !== 'role').map(([name, word, input]) => (
            <TextInput
              key={name}
              label={word()}
              autoComplete="off"
              {...input}
              {...field(`contacts.${index}.${name}`)}
            />
          ))}
          {isFull && fields.length > 1 && (
            <label className={`zk-row zk-small zk-gap-8 ${styles['primary']}`}>
              <input
                type="radio"
                checked={index === primary}
                onChange={() => {
                  for (const other of fields.keys())
                    setValue(`contacts.${other}.isPrimary`, other === index, { shouldDirty: true });
                }}
              />
              {m.suppliers_contact_primary()}
            </label>
          )}
          {fields.length > least && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={m.suppliers_contact_remove({ number: index + 1 })}
              title={m.suppliers_contact_remove({ number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </div>
      ))}
      {fields.length < MAX_CONTACTS && (
        <div className="zk-stack zk-leading zk-gap-8">
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => append({ ...NO_CONTACT, isPrimary: fields.length === 0 })}
          >
            {m.suppliers_contact_add()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
