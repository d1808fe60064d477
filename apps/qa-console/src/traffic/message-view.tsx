import { useId } from 'react';
import type { WireMessage } from '@zakupki/mock-control/schema';
import { CopyButton } from '../ui/copy-button.tsx';
import styles from './message-view.module.css';

export function MessageView({
  title,
  message: { headers, body, isBodyKept },
}: {
  title: string;
  message: WireMessage;
}) {
  const id = useId();
  const rows = Object.entries(headers);
  return (
    <section className={styles['message']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Body title={title} body={body} isBodyKept={isBodyKept} />
      <dl className={styles['headers']} aria-label={`Headers of the ${title.toLowerCase()}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Body({ title, body, isBodyKept }: Pick<WireMessage, 'body' | 'isBodyKept'> & { title: string }) {
  if (!isBodyKept) return <p className="qa-secondary qa-small">The body was too large or too old to keep.</p>;
  if (body === null || body === '') return <p className="qa-secondary qa-small">No body.</p>;
  const text = readableBody(body);
  return (
    <div className={styles['body']}>
      <div className={styles['tools']}>
        <span>Body, {new Blob([body]).size.toLocaleString('en-GB')} bytes</span>
        <CopyButton label="Copy" of={`the body of the ${title.toLowerCase()}`} text={text} variant="subtle" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas need keyboard focus */}
      <pre className={styles['text']} tabIndex={0} role="region" aria-label={`Body of the ${title.toLowerCase()}`}>
        {text}
      </pre>
    </div>
  );
}

/** Pretty-prints JSON. */
function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
