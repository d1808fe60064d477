import { Suspense } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { ResendLetterProps } from './resend-email-body.tsx';

const Body = loadPart(() => import('./resend-email-body.tsx'));

/** Sends a letter, or a code, once more, no sooner than the server wants to. Its code comes when one was sent. */
export function ResendLetter(props: ResendLetterProps) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
