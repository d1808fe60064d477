import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { SUPPORT_LINK } from '../user/support-email.ts';
import { paths } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { ScreenTitle } from '../../ui/layout/screen-title.tsx';
import styles from './error-section.module.css';

type ErrorSectionProps = {
  readonly status: string;
  /** The page's heading. */
  readonly title: string;
  /** Label of the button that reloads the page; without it there is none. */
  readonly retry?: string;
  readonly requestId?: string | null;
  readonly children: ReactNode;
};

/** What cannot be shown, why, and where to go instead: the same for missing pages, missing records and failures. */
export function ErrorSection({ status, title, retry, requestId, children }: ErrorSectionProps) {
  return (
    <section className={`zk-stack zk-leading zk-gap-8 ${styles['page']}`}>
      <p className="zk-secondary zk-small zk-medium">{status}</p>
      <ScreenTitle title={title} />
      <p className="zk-break zk-secondary">{children}</p>
      <ErrorActions {...(retry !== undefined && { retry })} />
      {requestId && <p className="zk-break zk-secondary zk-tiny zk-mt-16">{m.errors_request_id({ id: requestId })}</p>}
    </section>
  );
}

function ErrorActions({ retry }: { retry?: string }) {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  return (
    <div className="zk-flex zk-wrap zk-mt-16 zk-gap-8">
      {retry !== undefined && <Button onClick={() => window.location.reload()}>{retry}</Button>}
      <Button variant={retry === undefined ? 'filled' : 'default'} component={Link} to={paths.index()}>
        {m.errors_home()}
      </Button>
      <Button variant="default" onClick={() => void navigate(-1)}>
        {m.errors_back()}
      </Button>
      {isSignedIn && (
        <Button variant="default" component={Link} to={paths.orders()}>
          {m.shell_to_product()}
        </Button>
      )}
      <Button variant="subtle" component="a" href={SUPPORT_LINK}>
        {m.account_support()}
      </Button>
    </div>
  );
}
