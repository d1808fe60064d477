import { Button } from '@mantine/core';
import { httpStatusOf, isApiError } from '@zakupki/api-client/problem';
import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../i18n/locale.ts';
import { SUPPORT_LINK } from '../entities/user/support-email.ts';
import { paths } from '../paths.ts';
import { useIsSignedIn } from '../session/session-context.ts';
import { isLoadFailure } from '../ui/loading/load-module.ts';
import { ScreenTitle } from '../ui/layout/screen-title.tsx';
import styles from './error-page.module.css';

/** Shown for an unknown path or a failed screen (spec §2): never a stack, never a blank page. */
export function ErrorPage() {
  useLocale();
  const error = useRouteError();
  const { pathname } = useLocation();
  if (isAdminsOnly(error)) return <AdminsOnly />;
  return isNotFound(error) ? (
    <NotFound path={pathname} />
  ) : (
    <Failure isLoading={isLoadFailure(error)} requestId={requestIdOf(error)} />
  );
}

/** Spec §8: "Page not found: {path}", shown as Page Not Found. */
function NotFound({ path }: { path: string }) {
  return (
    <section className={`zk-stack zk-leading zk-gap-8 ${styles['page']}`}>
      <Eyebrow status="404" original="Page Not Found" heading={m.errors_page_not_found()} />
      <ScreenTitle title={m.errors_page_not_found()} />
      <p className="zk-break zk-secondary">{m.errors_page_not_found_path({ path })}</p>
      <ErrorActions />
    </section>
  );
}

/** A missing permission is not a failure (docs/decisions, decision 20). */
function AdminsOnly() {
  return (
    <section className={`zk-stack zk-leading zk-gap-8 ${styles['page']}`}>
      <p className={`zk-secondary zk-small zk-medium ${styles['eyebrow']}`}>403</p>
      <ScreenTitle title={m.errors_admins_only()} />
      <p className="zk-break zk-secondary">{m.errors_admins_only_text()}</p>
      <ErrorActions />
    </section>
  );
}

/** Spec §2: any other status is an Internal Server Error, as is a part of the product that fails to load. */
function Failure({ isLoading, requestId }: { isLoading: boolean; requestId: string | null }) {
  return (
    <section className={`zk-stack zk-leading zk-gap-8 ${styles['page']}`}>
      <Eyebrow status="500" original="Internal Server Error" heading={m.errors_internal()} />
      <ScreenTitle title={m.errors_internal()} />
      <p className="zk-break zk-secondary">
        {isLoading && m.errors_part_missing()} {m.errors_internal_text()}
      </p>
      <ErrorActions retry={isLoading ? m.errors_reload() : m.errors_retry()} />
      {requestId && <p className="zk-break zk-secondary zk-tiny zk-mt-16">{m.errors_request_id({ id: requestId })}</p>}
    </section>
  );
}

// The specification gives both headings in English; other languages show them beside the translation.
function Eyebrow({ status, original, heading }: { status: string; original: string; heading: string }) {
  return (
    <p className={`zk-secondary zk-small zk-medium ${styles['eyebrow']}`}>
      {status}
      {heading !== original && <span lang="en"> · {original}</span>}
    </p>
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

function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return isApiError(error) && httpStatusOf(error) === 404;
}

function isAdminsOnly(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 403;
  return isApiError(error) && error.data?.code === 'admin_only';
}

function requestIdOf(error: unknown): string | null {
  const id = isApiError(error) ? error.data?.requestId : undefined;
  return id ? id : null;
}
