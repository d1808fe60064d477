import { Suspense } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { ResendEmailProps } from './resend-email-body.tsx';

const Body = loadPart(() => import('./resend-email-body.tsx'));

/** Resends an e-mail or code, no sooner than the server allows. */
export function ResendEmail(props: ResendEmailProps) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
