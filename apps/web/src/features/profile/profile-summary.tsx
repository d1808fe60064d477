import type { Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { MISSING } from '../../format/number/numbers.ts';
import styles from './profile-form.module.css';
import { FormattedPhone } from './formatted-phone.tsx';

export function ProfileSummary({ me }: { me: Me }) {
  const { firstName, lastName, phone, company } = me.profile;
  return (
    <dl className={`zk-stack zk-gap-8-16 ${styles['summary']}`}>
      <dt className="zk-secondary">{m.profile_name()}</dt>
      <dd className="zk-shrink zk-break">{[firstName, lastName].filter(Boolean).join(' ')}</dd>
      <dt className="zk-secondary">{m.account_email()}</dt>
      <dd className="zk-shrink zk-break">{me.user.email}</dd>
      <dt className="zk-secondary">{m.profile_phone()}</dt>
      <dd className="zk-shrink zk-break">{phone === null ? MISSING : <FormattedPhone phone={phone} />}</dd>
      <dt className="zk-secondary">{m.profile_company()}</dt>
      <dd className="zk-shrink zk-break">{company.name}</dd>
    </dl>
  );
}
