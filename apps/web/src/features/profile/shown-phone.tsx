import { useEffect, useState } from 'react';

/** A number for people: grouped once the numbering plans have arrived. */
export function ShownPhone({ phone }: { phone: string }) {
  const [shown, setShown] = useState(phone);
  useEffect(() => {
    let isCurrent = true;
    import('./phone-number.ts').then(
      ({ showPhone }) => isCurrent && setShown(showPhone(phone)),
      () => {
        // Not loaded: its digits say the same.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [phone]);
  return <strong className="zk-numeric">{shown.replaceAll(' ', '\u00a0')}</strong>;
}
