import type { OwnInvitation } from '@zakupki/api-client/schema';
import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useId } from 'react';
import { m } from '#messages';
import { PhoneLink } from '../../../ui/value/phone/formatted-phone.tsx';
import styles from './request-detail.module.css';

/** The buyer's contact details and message to the supplier. */
export function BuyerCard({ invitation }: { invitation: OwnInvitation }) {
  const id = useId();
  const { company, contactName, position, email, phone } = invitation.buyer;
  return (
    <section
      className={`zk-card zk-pad-16 zk-stack zk-column zk-packed zk-gap-12 ${styles['aside']}`}
      aria-labelledby={id}
    >
      <div className="zk-stack zk-gap-2">
        <h2 id={id} className="zk-large zk-break">
          {company}
        </h2>
        <p className="zk-secondary zk-small">
          {[contactNameBeside(company, contactName), position].filter(Boolean).join(', ')}
        </p>
      </div>
      <ul className="zk-stack zk-gap-6">
        <li className="zk-row zk-gap-8">
          <IconMail size={16} className="zk-icon zk-rigid" aria-hidden />
          <a className="zk-target zk-break" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        {phone && (
          <li className="zk-row zk-gap-8">
            <IconPhone size={16} className="zk-icon zk-rigid" aria-hidden />
            <PhoneLink phone={phone} />
          </li>
        )}
      </ul>
      {invitation.message && (
        <blockquote className={`zk-lines zk-break ${styles['message']}`}>{invitation.message}</blockquote>
      )}
      <p className="zk-secondary zk-small zk-break">{m.requests_invited_as({ name: invitation.supplierName })}</p>
    </section>
  );
}
