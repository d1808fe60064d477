import { Button } from '@mantine/core';
import { IconDeviceMobile, IconExternalLink, IconMail } from '@tabler/icons-react';
import type { Letter } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { entryLink } from '../people/entry-link.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { dayOf, timeOf } from '../ui/moment.ts';
import styles from './outbox-pane.module.css';

const NONE: readonly Letter[] = [];

/** The mock sends nothing: messages appear here. */
export function OutboxPane({ world }: { world: string }) {
  const { data: letters = NONE } = controlApi.useListLettersQuery(world);
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
    <ol className={styles['letters']} aria-label="Messages, newest first">
      {letters.map((letter) => (
        <LetterView key={letter.id} letter={letter} world={world} />
      ))}
    </ol>
  );
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
          <h2 id={id} className={styles['subject']}>
            {subject}
          </h2>
          <time dateTime={at} className={styles['at']}>
            {timeOf(at)}, {dayOf(at)}
          </time>
        </div>
        <p className={styles['to']}>
          To {to} · {kind}
        </p>
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
