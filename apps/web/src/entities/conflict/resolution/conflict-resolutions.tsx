import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Button, Menu } from '@mantine/core';
import type { Conflict, ConflictSuggestion } from '@zakupki/api-client/schema';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { DropMenu } from '../../../ui/overlay/drop-menu.tsx';
import { ACCEPTING, isDangerous, meaningOf, sortedSuggestions } from './conflict-actions.ts';
import { bidFieldOf } from './conflict-bid-field.ts';
import { ConflictLetter } from './conflict-letter-dialog.tsx';
import styles from './conflict-resolutions.module.css';

type ConflictResolutionsProps = {
  readonly conflict: Conflict;
  readonly busy: ConflictSuggestion['action'] | null;
  readonly onResolve: (suggestion: ConflictSuggestion) => void;
};

/** The resolutions of a conflict: the recommended one as a button, the others in a menu with explanations. */
export function ConflictResolutions({ conflict, busy, onResolve }: ConflictResolutionsProps) {
  const [letter, setLetter] = useState<ConflictSuggestion | null>(null);
  const [first, ...rest] = sortedSuggestions(conflict);
  if (!first) return null;

  function choose(suggestion: ConflictSuggestion) {
    if (suggestion.via === 'letter' || suggestion.via === 'invite') setLetter(suggestion);
    else onResolve(suggestion);
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
    <div className="zk-flex zk-relative zk-gap-4">
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
        <DropMenu
          isAbovePage
          width={320}
          button={
            <Button
              size="compact-md"
              variant="default"
              className={styles['more'] ?? ''}
              loading={busy !== null && busy !== first.action}
              aria-label={m.conflicts_more_ways({ title: conflict.title })}
            >
              <IconChevronDown size={16} aria-hidden />
            </Button>
          }
        >
          {rest.map((suggestion) => (
            <SuggestionItem key={suggestion.action} conflict={conflict} suggestion={suggestion} onChoose={choose} />
          ))}
        </DropMenu>
      )}
      {letter && <ConflictLetter conflict={conflict} suggestion={letter} onClose={() => setLetter(null)} />}
    </div>
  );
}

type SuggestionItemProps = {
  readonly conflict: Conflict;
  readonly suggestion: ConflictSuggestion;
  readonly onChoose: (suggestion: ConflictSuggestion) => void;
};

function SuggestionItem({ conflict, suggestion, onChoose }: SuggestionItemProps) {
  const to = linkOf(conflict, suggestion);
  const content = (
    <>
      {suggestion.label}
      <span className={`zk-block zk-secondary zk-small zk-regular ${styles['meaning']}`}>
        {suggestion.via === 'edit_order' ? m.conflicts_way_reopen_first() : meaningOf(suggestion.action)}
      </span>
    </>
  );
  const look = { className: styles['item'] ?? '', 'data-dangerous': isDangerous(suggestion.action) };
  if (to !== null)
    return (
      <Menu.Item {...look} component={Link} to={to}>
        {content}
      </Menu.Item>
    );
  return (
    <Menu.Item
      {...look}
      {...(ACCEPTING.includes(suggestion.action) && { 'data-accepting': true })}
      onClick={() => onChoose(suggestion)}
    >
      {content}
    </Menu.Item>
  );
}

/** The page where the user carries out the resolution; null for a resolution that needs no page. */
function linkOf(conflict: Conflict, { via }: ConflictSuggestion): string | null {
  const { orderId, bidIds } = conflict;
  switch (via) {
    case 'edit_bid':
      return paths.bid(orderId, bidIds[0] ?? '', { tab: 'change', at: bidFieldOf(conflict) });
    case 'edit_order':
      // The order cannot be edited in this status: its page offers to reopen bidding.
      return paths.order(orderId);
    case 'award':
      return paths.order(orderId, { tab: 'award' });
    case 'resolve':
    case 'letter':
    case 'invite':
      return null;
  }
}
