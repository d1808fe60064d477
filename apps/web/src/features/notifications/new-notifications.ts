import type { Notification } from '@zakupki/api-client/schema';

export type KnownNotifications = {
  /** Null before the first response. */
  readonly ids: ReadonlySet<string> | null;
  /** When the page was opened, by the server's clock, in milliseconds. */
  readonly since: number;
};

type NewNotifications = {
  /** Notifications that arrived while the page was open, newest first. */
  readonly fresh: readonly Notification[];
  readonly known: KnownNotifications;
};

/** Compares with the known ids; the first response has none, so it uses `since` instead. */
export function findNewNotifications(
  unread: readonly Notification[],
  { ids, since }: KnownNotifications,
): NewNotifications {
  const fresh = unread.filter(({ id, at }) => (ids === null ? Date.parse(at) > since : !ids.has(id)));
  return { fresh, known: { ids: new Set([...(ids ?? []), ...unread.map(({ id }) => id)]), since } };
}
