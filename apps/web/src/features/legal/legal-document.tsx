import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import { SUPPORT_EMAIL, SUPPORT_LINK } from '../../entities/user/support-email.ts';
import { nonBreaking, withoutYearMark } from '../../format/date/dates.ts';
import { dateFormat } from '../../format/locale-formats.ts';
import { ScreenTitle } from '../../ui/layout/screen-title.tsx';
import styles from './legal-document.module.css';

export type LegalSection = readonly [title: () => string, text: () => string];

type LegalDocumentProps = {
  readonly title: string;
  /** First day in force, `2026-11-01`. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
};

export function LegalDocument({ title, since, sections }: LegalDocumentProps) {
  return (
    <article className={`zk-stack zk-gap-24 ${styles['document']}`}>
      <header className="zk-stack zk-gap-4">
        <ScreenTitle title={title} />
        <p className="zk-secondary zk-small">{m.legal_updated({ day: formatDocumentDay(since) })}</p>
      </header>
      {sections.map(([heading, text]) => (
        <section key={heading()} className="zk-stack zk-gap-6">
          <h2>{heading()}</h2>
          <p>{text()}</p>
        </section>
      ))}
      <p>
        {m.legal_questions()} <a href={SUPPORT_LINK}>{SUPPORT_EMAIL}</a>
      </p>
    </article>
  );
}

/**
 * A calendar day as in documents: `2 декабря 2026`, `2 December 2026`.
 * @param date `2026-12-02`, without a time zone
 */
function formatDocumentDay(date: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return nonBreaking(withoutYearMark(dateFormat(getLocale(), options).format(new Date(`${date}T00:00:00Z`))));
}
