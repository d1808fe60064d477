import { CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import { useId } from 'react';
import { m } from '#messages';
import { languageName, type Locale, locales } from '../../../i18n/locale.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import styles from './invite-dialog.module.css';
import { useRecipients } from './invite-values.ts';
import { recipientName } from './recipients.ts';

type ChosenRecipientsProps = {
  /** Addresses that are typed and not added. */
  readonly typedCount: number;
  readonly problem: string | null;
};

/** The suppliers to invite, each with the language of the e-mail. */
export function ChosenRecipients({ typedCount, problem }: ChosenRecipientsProps) {
  const { recipients, remove, replace } = useRecipients();
  const id = useId();
  const count = recipients.length + typedCount;
  return (
    <section className="zk-stack zk-gap-8" aria-labelledby={id}>
      <h3 id={id} className="zk-medium">
        {m.invitations_chosen()}
        {count > 0 && <span className="zk-secondary zk-numeric"> {count}</span>}
      </h3>
      <ul className={styles['list']}>
        {recipients.map((recipient) => {
          const name = recipientName(recipient);
          return (
            <li key={recipient.email} className={`zk-row zk-gap-8 ${styles['chosen']}`}>
              <span className="zk-shrink zk-fill">
                <span className="zk-block zk-medium zk-break">{name}</span>
                {name !== recipient.email && (
                  <span className="zk-block zk-secondary zk-small zk-break">{recipient.email}</span>
                )}
              </span>
              <SelectField
                label={m.invitations_language({ name })}
                isLabelHidden
                value={recipient.locale}
                // The options are the locales.
                onChange={(event) => replace({ ...recipient, locale: event.currentTarget.value as Locale })}
                options={locales.map((locale) => ({ value: locale, label: languageName(locale) }))}
              />
              <CloseButton aria-label={m.invitations_remove({ name })} onClick={() => remove(recipient)} />
            </li>
          );
        })}
        {typedCount > 0 && <li className="zk-secondary">{m.invitations_chosen_typed({ count: typedCount })}</li>}
        {count === 0 && problem === null && <li className="zk-secondary">{m.invitations_chosen_none()}</li>}
      </ul>
      {problem !== null && (
        <p className="zk-danger" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
