import { Suspense } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';

const Body = loadPart(() => import('./resend-email-body.tsx'));

export interface ResendLetterProps {
  /** Seconds until another one may be asked for, from when this appears. */
  readonly waitSeconds: number;
  /** Asks for another one. */
  readonly send: () => Promise<{ resendAfterSeconds: number }>;
  /** What the button says when it may be pressed; "Send again" if not given. */
  readonly label?: string;
}

/** Sends a letter, or a code, once more, no sooner than the server wants to. Its code comes when one was sent. */
export function ResendLetter(props: ResendLetterProps) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
