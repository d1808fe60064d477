import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';
import { isAt, paths, patterns } from '../../paths.ts';
import { useIsSignedIn } from '../../session/session-context.ts';
import { useIsSupplier } from '../../entities/user/me-api.ts';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { PlainShell } from './plain-shell.tsx';

// Without this file the referral code is still in the link, so a failed import is ignored.
const ReferralVisit = loadPart(() =>
  import('../../entities/referral/referral-visit.tsx').catch(() => ({ default: () => null })),
);

const ZakupkiLayout = loadPart(() => import('./zakupki-layout.tsx'));

/** Pages of the product's navigation that visitors can open too. */
const IN_PRODUCT = [patterns.webinar, patterns.promoCode];

/**
 * The layout of public and account pages; for signed-in buyers, pages of the navigation keep the product's layout. A
 * referral code stays in the address from page to page.
 * @param children in place of the page
 */
// oxlint-disable-next-line import/no-default-export -- the route table loads layouts as it loads screens
export default function DefaultLayout({ children }: { children?: ReactNode }) {
  useLocale();
  const [search] = useSearchParams();
  const ref = search.get('ref');
  const { pathname } = useLocation();
  const isSupplier = useIsSupplier();
  const isBuyer = useIsSignedIn() && !isSupplier;
  if (isBuyer && IN_PRODUCT.some((pattern) => isAt(pathname, pattern))) {
    return (
      <Suspense>
        <ZakupkiLayout />
      </Suspense>
    );
  }
  return (
    <>
      {ref !== null && (
        <Suspense>
          <ReferralVisit />
        </Suspense>
      )}
      <PlainShell home={paths.index({ ref })} actions={<AccountLinks referrer={ref} />}>
        {children}
      </PlainShell>
    </>
  );
}

function AccountLinks({ referrer }: { referrer: string | null }) {
  const signedIn = useIsSignedIn();
  const { pathname } = useLocation();
  if (signedIn) {
    return (
      <>
        <Button component={Link} to={paths.logout()} variant="subtle" color="gray" visibleFrom="sm">
          {m.shell_sign_out()}
        </Button>
        <Button component={Link} to={paths.home()} variant="light">
          {m.shell_to_product()}
        </Button>
      </>
    );
  }
  const atLogin = isAt(pathname, patterns.login);
  return (
    <>
      {!atLogin && (
        <Button component={Link} to={paths.login({ ref: referrer })} variant="subtle" color="gray">
          {m.shell_sign_in()}
        </Button>
      )}
      {!isAt(pathname, patterns.signup) && (
        <Button
          component={Link}
          to={paths.signup({ ref: referrer })}
          variant="light"
          {...(!atLogin && { visibleFrom: 'xs' })}
        >
          {m.shell_sign_up()}
        </Button>
      )}
    </>
  );
}
