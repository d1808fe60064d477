import type { Notification } from '@zakupki/api-client/schema';
import { expect, it } from 'vitest';
import { type KnownNotifications, findNewNotifications } from './new-notifications.ts';

const OPENED: KnownNotifications = { ids: null, since: Date.parse('2026-11-02T09:00:00Z') };

function notification(id: string, at: string): Notification {
  return { id, type: 'deadline_passed', at, readAt: null, title: id, body: '', link: '/zakupki' };
}

const idsOf = ({ fresh }: { fresh: readonly Notification[] }) => fresh.map(({ id }) => id);
const OLD = notification('old', '2026-11-02T08:59:00Z');
const NEW = notification('new', '2026-11-02T09:00:30Z');

it('initially reports only notifications that arrived after the page was opened', () => {
  expect(idsOf(findNewNotifications([NEW, OLD], OPENED))).toEqual(['new']);
});

it('reports each notification once', () => {
  const { known } = findNewNotifications([NEW, OLD], OPENED);
  expect(idsOf(findNewNotifications([NEW, OLD], known))).toEqual([]);
});

it('detects later notifications by id, regardless of their time', () => {
  const { known } = findNewNotifications([OLD], OPENED);
  expect(idsOf(findNewNotifications([notification('found', '2026-10-20T00:00:00Z'), OLD], known))).toEqual(['found']);
});

it('does not repeat a notification that disappeared for a while', () => {
  const first = findNewNotifications([NEW], OPENED);
  const gone = findNewNotifications([], first.known);
  expect(idsOf(findNewNotifications([NEW], gone.known))).toEqual([]);
});
