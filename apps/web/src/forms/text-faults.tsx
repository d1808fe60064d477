/** Names characters that no text may have, as they are typed or pasted, in all text fields of the page. */
import { textPatterns } from '@zakupki/api-client/texts';
import { type WrongCharacter, wrongCharacter, wrongCharacterText } from '@zakupki/words/text-fault';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useLocale } from '../i18n/locale.ts';
import { FieldNotes } from '../ui/field/field-notes.tsx';
import styles from './text-faults.module.css';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The frame has label and error of the field; inputs in grids have none. */
type Fault = { readonly control: TextControl; readonly frame: Element; readonly wrong: WrongCharacter };

const FRAME = '[data-field], .mantine-InputWrapper-root';

/** Begins with the field that has the focus. Returns a function that ends it. */
export function nameTextFaults(): () => void {
  const root = createRoot(document.createElement('div'));
  root.render(<TextFaults />);
  return () => root.unmount();
}

function TextFaults() {
  const locale = useLocale();
  const [faults, setFaults] = useState<readonly Fault[]>([]);

  useEffect(() => {
    const check = (control: EventTarget | null) => {
      if (!isText(control)) return;
      const frame = control.closest(FRAME);
      const wrong = wrongIn(control);
      setFaults((known) => {
        const others = known.filter((fault) => fault.control !== control && fault.control.isConnected);
        if (wrong && frame) return [...others, { control, frame, wrong }];
        return others.length === known.length ? known : others;
      });
    };
    const onInput = ({ target }: Event) => check(target);
    // The first input came before this file.
    check(document.activeElement);
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);

  return faults.map(({ frame, wrong }, index) =>
    createPortal(
      <div role="alert" className={styles['fault']}>
        <FieldNotes id={`text-fault-${index}`} error={wrongCharacterText(wrong, locale)} />
      </div>,
      frame,
    ),
  );
}

/** Not passwords, searches and texts to import: any character may be in them. */
function isText(target: EventTarget | null): target is TextControl {
  const isControl =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
  return isControl && !target.readOnly && target.closest('[data-any-text]') === null;
}

const wrongIn = (control: TextControl): WrongCharacter | null =>
  wrongCharacter(
    control.value,
    control instanceof HTMLTextAreaElement ? textPatterns.TextOrBlank : textPatterns.LineOrBlank,
  );
