import { Button, Textarea, TextInput } from '@mantine/core';
import { IconCopy, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { LANGUAGES } from '@zakupki/words';
import { getLocale, languageName, type Locale } from '../../i18n/locale.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import styles from './letter-dialog.module.css';
import type { ReactNode } from 'react';
import type { Addressee, Letter } from './letter.ts';
import { SendLetter } from './send-letter.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';

type LetterDialogProps = {
  /** Of the addressees' bids. */
  readonly orderId: string;
  /** "Ask for clarification" */
  readonly title: string;
  /** The possible recipients; empty lets the user choose in their mail program. */
  readonly addressees: readonly Addressee[];
  /** The proposed text. It must not name other suppliers' prices. */
  readonly write: (locale: Locale, to: Addressee | null) => Letter;
  /** Options above the text; `variant` identifies the chosen one. Each variant has a separate text. */
  readonly options?: ReactNode;
  readonly variant?: string;
  readonly onClose: () => void;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function LetterDialogBody({
  orderId,
  title,
  addressees,
  write,
  options,
  variant = '',
  onClose,
}: LetterDialogProps) {
  const [locale, setLocale] = useState(getLocale);
  const [toId, setToId] = useState(addressees[0]?.id ?? '');
  // Edits survive a change of language or recipient.
  const [edits, setEdits] = useState<Readonly<Record<string, Letter>>>({});
  const to = addressees.find(({ id }) => id === toId) ?? null;
  const key = `${locale} ${toId} ${variant}`;
  const letter = edits[key] ?? write(locale, to);
  const change = (part: Partial<Letter>) => setEdits({ ...edits, [key]: { ...letter, ...part } });

  return (
    <Dialog size="lg" onClose={onClose} title={title}>
      <div className="zk-stack zk-gap-12">
        <div className={`zk-flex zk-wrap zk-between zk-bottom ${styles['head']}`}>
          <LanguageChoice locale={locale} onChange={setLocale} />
          {addressees.length > 1 && (
            <SelectField label={m.letters_to()} value={toId} onChange={(event) => setToId(event.currentTarget.value)}>
              {addressees.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {to && (
          <p className="zk-secondary zk-small">
            {to.email === null
              ? m.letters_no_address({ name: to.name })
              : m.letters_goes_to({ name: to.name, email: to.email })}
          </p>
        )}
        {options}
        <TextInput
          label={m.letters_subject()}
          value={letter.subject}
          lang={locale}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <Textarea
          label={m.letters_text()}
          value={letter.body}
          lang={locale}
          autosize
          minRows={8}
          maxRows={18}
          data-autofocus
          onChange={(event) => change({ body: event.currentTarget.value })}
        />
        {to && to.bidId !== null ? (
          <SendLetter
            key={to.id}
            orderId={orderId}
            bidId={to.bidId}
            to={to}
            letter={letter}
            locale={locale}
            others={<ByHand to={to} letter={letter} variant="default" />}
            onSent={onClose}
          />
        ) : (
          <>
            <p className="zk-secondary zk-small">{m.letters_nothing_sent()}</p>
            <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
              <ByHand to={to} letter={letter} variant="filled" />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

type ByHandProps = {
  readonly to: Addressee | null;
  readonly letter: Letter;
  readonly variant: 'default' | 'filled';
};

/** Copies the letter or opens it in the mail program. */
function ByHand({ to, letter, variant }: ByHandProps) {
  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(letter)}>
        {m.letters_copy()}
      </Button>
      <Button
        component="a"
        variant={variant}
        href={mailto(to?.email ?? '', letter)}
        leftSection={<IconMail size={16} aria-hidden />}
      >
        {m.letters_open()}
      </Button>
    </>
  );
}

function LanguageChoice({ locale, onChange }: { locale: Locale; onChange: (locale: Locale) => void }) {
  return (
    <fieldset className={`zk-flex zk-gap-4 ${styles['languages']}`}>
      <legend className="zk-visually-hidden">{m.letters_language()}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} lang={language}>
          <input
            type="radio"
            name="letter-language"
            checked={language === locale}
            onChange={() => onChange(language)}
          />
          {languageName(language)}
        </label>
      ))}
    </fieldset>
  );
}

async function copy({ subject, body }: Letter): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${subject}\n\n${body}`);
    showMessage(m.letters_copied());
  } catch {
    // No permission or no clipboard: the text can be selected instead.
    showMessage(m.letters_not_copied(), 'warning');
  }
}

/** RFC 6068: CRLF between lines, everything percent-encoded. */
function mailto(email: string, { subject, body }: Letter): string {
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
