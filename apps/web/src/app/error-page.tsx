import { httpStatusOf, isApiError } from '@zakupki/api-client/problem';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { m } from '#messages';
import { ErrorSection } from '../entities/error-section/error-section.tsx';
import { useLocale } from '../i18n/locale.ts';
import { isLoadFailure } from '../ui/loading/load-module.ts';

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
    <ErrorSection status="404" title={m.errors_page_not_found()}>
      {m.errors_page_not_found_path({ path })}
    </ErrorSection>
  );
}

/** A missing permission is not a failure (docs/decisions, decision 20). */
function AdminsOnly() {
  return (
    <ErrorSection status="403" title={m.errors_admins_only()}>
      {m.errors_admins_only_text()}
    </ErrorSection>
  );
}

/** Spec §2: any other status is an Internal Server Error, as is a part of the product that fails to load. */
function Failure({ isLoading, requestId }: { isLoading: boolean; requestId: string | null }) {
  return (
    <ErrorSection
      status="500"
      title={m.errors_internal()}
      retry={isLoading ? m.errors_reload() : m.errors_retry()}
      requestId={requestId}
    >
      {isLoading && m.errors_part_missing()} {m.errors_internal_text()}
    </ErrorSection>
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
