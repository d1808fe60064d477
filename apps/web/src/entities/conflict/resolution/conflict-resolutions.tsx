import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Button, Menu } from '@mantine/core';
import type { Conflict, ConflictSuggestion } from '@zakupki/api-client/schema';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { ACCEPTING, isDangerous, meaningOf, waysOf } from './conflict-actions.ts';
import { placeInBid } from './conflict-bid-field.ts';
import { ConflictLetter } from './conflict-letter-dialog.tsx';
import styles from './conflict-resolutions.module.css';

export interface ConflictResolutionsProps {
  readonly conflict: Conflict;
  /** The way that is being gone just now. */
  readonly busy: ConflictSuggestion['action'] | null;
  /** For those the server goes. */
  readonly onGo: (way: ConflictSuggestion) => void;
}

/** The ways out of a conflict: the usual one as a button, the others in a menu with what each means. */
export function ConflictResolutions({ conflict, busy, onGo }: ConflictResolutionsProps) {
  const [letter, setLetter] = useState<ConflictSuggestion | null>(null);
  const [first, ...rest] = waysOf(conflict);
  if (!first) return null;

  function choose(way: ConflictSuggestion) {
    if (way.via === 'letter' || way.via === 'invite') setLetter(way);
    else onGo(way);
  }

  const to = linkOf(conflict, first);
  const look = {
    size: 'compact-md',
    variant: isDangerous(first.action) ? 'outline' : 'light',
    className: styles['first'] ?? '',
    title: meaningOf(first.action),
    ...(isDangerous(first.action) && { color: 'danger' }),
    'data-first-way': true,
  } as const;
  return (
    <div className={styles['ways']}>
      {to === null ? (
        <Button {...look} loading={busy === first.action} onClick={() => choose(first)}>
          {first.label}
        </Button>
      ) : (
        <Button {...look} component={Link} to={to}>
          {first.label}
        </Button>
      )}
      {rest.length > 0 && (
        // Beside the page: a table that scrolls would cut it off. The placeholder of the focus is no menu item.
        <Menu position="bottom-end" withInitialFocusPlaceholder={false} shadow="md" width={320}>
          <Menu.Target>
            <Button
              size="compact-md"
              variant="default"
              className={styles['more'] ?? ''}
              loading={busy !== null && busy !== first.action}
              aria-label={m.conflicts_more_ways({ title: conflict.title })}
            >
              <IconChevronDown size={16} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((way) => (
              <WayItem key={way.action} conflict={conflict} way={way} onChoose={choose} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {letter && <ConflictLetter conflict={conflict} way={letter} onClose={() => setLetter(null)} />}
    </div>
  );
}

interface WayItemProps {
  readonly conflict: Conflict;
  readonly way: ConflictSuggestion;
  readonly onChoose: (way: ConflictSuggestion) => void;
}

function WayItem({ conflict, way, onChoose }: WayItemProps) {
  const to = linkOf(conflict, way);
  const said = (
    <>
      {way.label}
      <span className={styles['meaning']}>
        {way.via === 'edit_order' ? m.conflicts_way_reopen_first() : meaningOf(way.action)}
      </span>
    </>
  );
  const look = { className: styles['item'] ?? '', 'data-dangerous': isDangerous(way.action) };
  if (to !== null)
    return (
      <Menu.Item {...look} component={Link} to={to}>
        {said}
      </Menu.Item>
    );
  return (
    <Menu.Item
      {...look}
      {...(ACCEPTING.includes(way.action) && { 'data-accepting': true })}
      onClick={() => onChoose(way)}
    >
      {said}
    </Menu.Item>
  );
}

/** Where a way leads that somebody has to go by hand; null for the others. */
function linkOf(conflict: Conflict, { via }: ConflictSuggestion): string | null {
  const { orderId, bidIds } = conflict;
  switch (via) {
    case 'edit_bid':
      return paths.bid(orderId, bidIds[0] ?? '', { tab: 'change', at: placeInBid(conflict) });
    case 'edit_order':
      // It takes no changes as it stands: its page has the way to take bids again.
      return paths.order(orderId);
    case 'award':
      return paths.order(orderId, { tab: 'award' });
    case 'resolve':
    case 'letter':
    case 'invite':
      return null;
  }
}
