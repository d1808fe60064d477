import { type ReactNode, Suspense } from 'react';
import type { Locale } from '../../i18n/locale.ts';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';

const Body = loadPart(() => import('./letter-dialog-body.tsx'));

/** A letter as mail programs take it: plain text. */
export interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** Whom a letter can go to. */
export interface Addressee {
  readonly id: string;
  readonly name: string;
  /** Unknown addresses leave the line of the mail program empty. */
  readonly email: string | null;
}

export interface LetterDialogProps {
  /** What the letter is for: "Ask for clarification". */
  readonly title: string;
  /** One letter goes to one of them; none for a letter to whomever one chooses. */
  readonly addressees: readonly Addressee[];
  /** The letter as it is proposed, in that language. It must name nobody else's prices. */
  readonly write: (locale: Locale, to: Addressee | null) => Letter;
  /** What can be chosen about the text, above it; `variant` names what is chosen: each has its own text. */
  readonly options?: ReactNode;
  readonly variant?: string;
  readonly onClose: () => void;
}

/** A letter ready to be sent: in either language, to be changed, copied or opened in the mail program. */
export function LetterDialog(props: LetterDialogProps) {
  useFocusReturn();
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
