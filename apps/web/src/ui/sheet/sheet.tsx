import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import styles from './sheet.module.css';
import { NumberedText } from '../value/numbered-text.tsx';

type SheetProps = {
  readonly title: string;
  /** The issuer, above the title. */
  readonly from?: ReactNode;
  /** Below the title. */
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
};

/** A printable document that looks the same on the screen; the browser prints it to PDF. */
export function Sheet({ title, from, subtitle, children }: SheetProps) {
  const id = useId();
  return (
    <article className={`zk-stack zk-column zk-card ${styles['sheet']}`} aria-labelledby={id}>
      <header className={`zk-stack zk-gap-6 ${styles['top']}`}>
        {from && <p className="zk-secondary">{from}</p>}
        <h2 id={id}>
          <NumberedText text={title} />
        </h2>
        {subtitle && <p>{subtitle}</p>}
      </header>
      {children}
    </article>
  );
}

/** A numbered section. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`zk-stack zk-shrink zk-column zk-gap-8 ${styles['section']}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** A section without a heading. */
export function SheetBlock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`zk-stack zk-shrink zk-column zk-gap-8 ${styles['section']}`} aria-label={label}>
      {children}
    </section>
  );
}

export function SheetFacts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

export function SheetFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function SheetSignatures({ children }: { children: ReactNode }) {
  return (
    <section className={styles['signatures']} aria-label={m.sheet_signatures()}>
      {children}
    </section>
  );
}

type SheetSignatureProps = {
  /** Role of the person who signs. */
  readonly role: string;
  /** Empty for a name written by hand. */
  readonly name?: string | null;
};

export function SheetSignature({ role, name }: SheetSignatureProps) {
  return (
    <div>
      <span>{role}</span>
      <Rule>{m.sheet_signature()}</Rule>
      <Rule>{name || m.sheet_name()}</Rule>
      <Rule>{m.sheet_date()}</Rule>
    </div>
  );
}

/** A line to write on, with its label below. */
function Rule({ children }: { children: ReactNode }) {
  return <span className={`zk-secondary zk-tiny ${styles['rule']}`}>{children}</span>;
}

/** Content around the sheet that is not printed. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles['screenOnly']}>{children}</div>;
}
