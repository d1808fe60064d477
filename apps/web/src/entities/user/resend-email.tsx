import { Suspense } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { ResendEmailProps } from './resend-email-body.tsx';

const Body = loadPart(() => import('./resend-email-body.tsx'));

/** Sends a letter, or a code, once more, no sooner than the server wants to. Its code comes when one was sent. */
export function ResendEmail(props: ResendEmailProps) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
