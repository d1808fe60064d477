import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import styles from '../../../ui/form/form.module.css';
import own from '../editor/bid-editor.module.css';
import { useField } from '../editor/bid-form.ts';
import { type BidValues, NO_CONTACT } from '../editor/bid-values.ts';

/** Limit of the contract. */
const MAX_CONTACTS = 20;

/** A submitted bid needs an e-mail address or a phone number. */
export function BidContacts() {
  const { control } = useFormContext<BidValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts', keyName: 'key' });
  const field = useField();
  return (
    <fieldset className={`zk-stack zk-whole-row zk-gap-10 ${own['contacts']}`}>
      <legend>{fieldLabel('bid', 'supplier/contacts')}</legend>
      {fields.map((contact, index) => (
        <div key={contact.key} className={`zk-stack zk-bottom ${own['contact']}`}>
          <TextInput
            label={m.bid_editor_contact_name()}
            maxLength={200}
            autoComplete="off"
            {...field(`contacts.${index}.name`)}
          />
          <TextInput
            label={m.bid_editor_contact_email()}
            type="email"
            inputMode="email"
            maxLength={254}
            autoComplete="off"
            {...field(`contacts.${index}.email`)}
          />
          <TextInput
            label={m.bid_editor_contact_phone()}
            type="tel"
            inputMode="tel"
            maxLength={32}
            autoComplete="off"
            {...field(`contacts.${index}.phone`)}
          />
          {fields.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={m.bid_editor_contact_remove({ number: index + 1 })}
              title={m.bid_editor_contact_remove({ number: index + 1 })}
              onClick={() => remove(index)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </div>
      ))}
      {fields.length < MAX_CONTACTS && (
        <div className={`zk-stack zk-leading zk-gap-8 ${styles['list']}`}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => append({ ...NO_CONTACT, isPrimary: fields.length === 0 })}
          >
            {m.bid_editor_contact_add()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
