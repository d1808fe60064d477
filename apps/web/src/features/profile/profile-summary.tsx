import type { Me } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { MISSING } from '../../format/number/numbers.ts';
import styles from './profile-form.module.css';
import { FormattedPhone } from './formatted-phone.tsx';

export function ProfileSummary({ me }: { me: Me }) {
  const { firstName, lastName, phone, company } = me.profile;
  return (
    <dl className={styles['summary']}>
      <dt>{m.profile_name()}</dt>
      <dd>{[firstName, lastName].filter(Boolean).join(' ')}</dd>
      <dt>{m.account_email()}</dt>
      <dd>{me.user.email}</dd>
      <dt>{m.profile_phone()}</dt>
      <dd>{phone === null ? MISSING : <FormattedPhone phone={phone} />}</dd>
      <dt>{m.profile_company()}</dt>
      <dd>{company.name}</dd>
    </dl>
  );
}
