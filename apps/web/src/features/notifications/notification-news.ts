import type { Notification } from '@zakupki/api-client/schema';

/** What is known of a person's notifications while the page is open. */
export interface KnownNotifications {
  /** Ids of those seen so far; null until they were asked for the first time. */
  readonly ids: ReadonlySet<string> | null;
  /** When the page was opened, by the server's clock, in milliseconds. */
  readonly since: number;
}

export interface News {
  /** Those that came while the page was open, newest first. */
  readonly fresh: readonly Notification[];
  readonly known: KnownNotifications;
}

/**
 * What is new among the unread ones. The first answer cannot be compared with another: then the moment tells, as
 * those that were there when the page was opened are no news.
 */
export function newsIn(unread: readonly Notification[], { ids, since }: KnownNotifications): News {
  const fresh = unread.filter(({ id, at }) => (ids === null ? Date.parse(at) > since : !ids.has(id)));
  return { fresh, known: { ids: new Set([...(ids ?? []), ...unread.map(({ id }) => id)]), since } };
}
