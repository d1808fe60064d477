import { Button } from '@mantine/core';
import type { Referrer } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatCount, MISSING } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import { EditForm } from './edit-form.tsx';
import styles from '../referrers.module.css';
import { PhoneLink } from '../../../ui/value/phone/formatted-phone.tsx';
import { rewardTerms } from '../reward-words.ts';

export function DetailsCard({ referrer }: { referrer: Referrer }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <section className={styles['card']} aria-label={m.referrers_details()}>
      <div className="zk-row zk-wrap zk-between zk-gap-8-16">
        <h2>{m.referrers_details()}</h2>
        {!isEditing && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {m.referrers_edit()}
          </Button>
        )}
      </div>
      {isEditing ? (
        <EditForm referrer={referrer} onDone={() => setEditing(false)} />
      ) : (
        <dl className={styles['facts']}>
          {factsOf(referrer).map(([label, value]) => (
            <div key={label}>
              <dt className="zk-secondary zk-small">{label}</dt>
              <dd className="zk-break">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function factsOf(referrer: Referrer): [label: string, value: ReactNode][] {
  const { email, phone, code, reward, cookieDays, userId, promoCodeIds, notes, createdAt, updatedAt } = referrer;
  return [
    [m.referrers_code(), code],
    [
      m.account_email(),
      <a key="email" href={`mailto:${email}`} className="zk-target">
        {email}
      </a>,
    ],
    [m.referrers_phone(), phone ? <PhoneLink key="phone" phone={phone} /> : MISSING],
    [m.referrers_reward(), rewardTerms(reward)],
    [m.referrers_days(), formatCount(cookieDays)],
    [m.referrers_account(), userId ? <Link to={paths.userStats(userId)}>{userId}</Link> : MISSING],
    [m.referrers_promo_codes(), promoCodeIds.length > 0 ? formatCount(promoCodeIds.length) : MISSING],
    [m.referrers_since(), <Moment key="since" iso={createdAt} />],
    [m.referrers_changed(), <Moment key="changed" iso={updatedAt} />],
    [m.referrers_notes(), notes ?? MISSING],
  ];
}
