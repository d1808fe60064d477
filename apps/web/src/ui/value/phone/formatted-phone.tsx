import { useEffect, useState } from 'react';

/** Groups digits once the numbering plans have loaded. */
export function FormattedPhone({ phone }: { phone: string }) {
  const [shown, setShown] = useState(phone);
  useEffect(() => {
    let isCurrent = true;
    import('./phone-number.ts').then(
      ({ formatPhone }) => isCurrent && setShown(formatPhone(phone)),
      () => {
        // Ungrouped digits are still correct.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [phone]);
  return <span className="zk-numeric zk-nowrap">{shown}</span>;
}

/** Calls the number. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className="zk-target">
      <FormattedPhone phone={phone} />
    </a>
  );
}
