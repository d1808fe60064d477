import { Button } from '@mantine/core';
import { IconDeviceMobile, IconExternalLink, IconMail } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Letter } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { entryLink } from '../people/entry-link.ts';
import { countOf } from '../ui/count.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Unread } from '../ui/unread.tsx';
import { dayOf, timeOf } from '../ui/moment.ts';
import styles from './outbox-pane.module.css';
import { recipientsOf } from './recipients.ts';

/** The mock sends nothing: messages appear here, by recipient, since a tester looks for the one of a person. */
export function OutboxPane({ world }: { world: string }) {
  const { currentData: letters, error } = controlApi.useListLettersQuery(world);
  const names = useNamesByEmail();
  if (!letters) return <Unread error={error} />;
  if (letters.length === 0) {
    return (
      <EmptyState title="No messages yet">
        <p>
          Sign up, request a new password or a sign-in link, or confirm a phone number: the message appears here
          immediately.
        </p>
        <Button
          size="xs"
          variant="default"
          component="a"
          target="_blank"
          href={entryLink('', { world, to: '/signup' })}
        >
          Open sign-up page
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles['recipients']}>
      {recipientsOf(letters).map(({ to, letters: received }) => (
        <details key={to} className={styles['recipient']} open>
          <summary className={styles['summary']}>
            <h2 className={styles['to']}>{to}</h2>
            <span className="qa-secondary qa-small">
              {[names.get(to), countOf(received.length, 'message')].filter(Boolean).join(' · ')}
            </span>
          </summary>
          <ol aria-label={`Messages to ${to}, newest first`}>
            {received.map((letter) => (
              <LetterView key={letter.id} letter={letter} world={world} />
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

/** E-mail address → name of a demo user. */
function useNamesByEmail(): ReadonlyMap<string, string> {
  const { data } = controlApi.useListPeopleQuery();
  return useMemo(() => new Map(data?.people.map(({ email, name }) => [email, name])), [data]);
}

const CHANNELS = { email: { Icon: IconMail, label: 'E-mail' }, sms: { Icon: IconDeviceMobile, label: 'Text message' } };

function LetterView({
  letter: { id, at, channel, to, kind, subject, text, links },
  world,
}: {
  letter: Letter;
  world: string;
}) {
  const { Icon, label } = CHANNELS[channel];
  return (
    <li>
      <article className={styles['letter']} aria-labelledby={id}>
        <div className={styles['head']}>
          <Icon size={18} className={styles['icon']} role="img" aria-label={label} />
          <h3 id={id} className={styles['subject']}>
            {subject}
          </h3>
          <time dateTime={at} className={styles['at']}>
            {timeOf(at)}, {dayOf(at)}
          </time>
        </div>
        <p className={styles['kind']}>{kind}</p>
        <p className={styles['text']}>{text}</p>
        {links.map((link) => {
          // An entry link sets the world: the browser may be in another one.
          const address = (origin: string) => entryLink(origin, { world, to: link.path });
          return (
            <div key={link.path + link.label} className="qa-row">
              <a href={address('')} target="_blank" className={styles['link']}>
                <IconExternalLink size={14} aria-hidden /> {link.label}
              </a>
              <CopyButton
                label="Copy link"
                of={`${link.label}, to ${to}`}
                text={address(window.location.origin)}
                variant="subtle"
              />
            </div>
          );
        })}
      </article>
    </li>
  );
}
