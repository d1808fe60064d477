import type { AccessState, Redeemed } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../../format/date/dates.ts';
import type { NoticeProps } from '../access-active.tsx';
import { CreditPacks } from './credit-packs.tsx';
import { nextGrant } from './next-grant.ts';
import { PlanChoice } from './plan-choice.tsx';
import { PromoCodeOption } from './promo-code-option.tsx';
import { TrialExtension } from './trial-extension.tsx';
import { AccessOption } from './option.tsx';
import type { Limit } from '../ended/ended-limit.ts';
import optionStyles from './options.module.css';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { nextWebinar, useListWebinarsQuery } from '../../../entities/webinar/webinar-api.ts';
import { paths } from '../../../paths.ts';
import { MissingPart } from '../../../ui/feedback/missing-part.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function EndedOptions({ access, me, ended, onOutcome, onBuy }: NoticeProps & { readonly ended: Limit }) {
  const canExtend = ended === 'trial' && access.trial?.extensionsUsed === 0 && access.subscription === null;
  const redeemed = ({ redemption }: Redeemed) => onOutcome({ kind: 'promo', redemption });
  const isPack = ended === 'credits';
  return (
    <>
      <section className="zk-stack zk-packed zk-gap-12" aria-labelledby="ways-on">
        <h2 id="ways-on">{m.notices_ways()}</h2>
        <div className={`zk-stack zk-in-order zk-gap-16 ${optionStyles['options']}`}>
          {ended === 'trial' && onBuy && (
            <TrialExtension
              access={access}
              isPrimary
              onExtended={({ trial }) => trial && onOutcome({ kind: 'extended', endsAt: trial.endsAt })}
            />
          )}
          {isPack && <NextGrant access={access} zone={me.profile.timeZone} />}
          {onBuy && <PromoCodeOption onRedeemed={redeemed} />}
          {ended !== 'subscription' && <WebinarOption zone={me.profile.timeZone} needsBonus={isPack} />}
          {isPack && <CreditPacks isPrimary onBuy={onBuy} />}
        </div>
      </section>
      <PlanChoice access={access} isUpgrade={isPack} isPrimary={!isPack && !canExtend} onBuy={onBuy} />
    </>
  );
}

function NextGrant({ access, zone }: { access: AccessState; zone: string }) {
  const grant = nextGrant(access);
  if (!grant) return null;
  return (
    <AccessOption title={m.notices_wait()} cost={m.notices_free()}>
      <p>{m.notices_next_grant({ count: grant.credits, when: formatTime(grant.at, { zone, nameZone: true }) })}</p>
    </AccessOption>
  );
}

type WebinarOptionProps = {
  readonly zone: string;
  /** Without credits a webinar does not help a user who has none. */
  readonly needsBonus: boolean;
};

function WebinarOption({ zone, needsBonus }: WebinarOptionProps) {
  const { data, isFetching, refetch } = useListWebinarsQuery();
  if (!data) return isFetching ? <Skeleton /> : <MissingPart text={m.notices_webinar_missing()} onRetry={refetch} />;
  const webinar = nextWebinar(data.data);
  if (!webinar || (needsBonus && webinar.bonus === null)) return null;
  return (
    <AccessOption title={m.notices_webinar()} cost={m.notices_free()}>
      <p>
        {m.notices_webinar_when({ title: webinar.title, when: formatTime(webinar.startsAt, { zone, nameZone: true }) })}{' '}
        {webinar.bonus && m.notices_webinar_bonus({ count: webinar.bonus.credits })}
      </p>
      <div>
        <Button component={Link} to={paths.webinar({ id: webinar.id })} variant="default">
          {webinar.registration ? m.notices_webinar_open() : m.notices_webinar_register()}
        </Button>
      </div>
    </AccessOption>
  );
}
