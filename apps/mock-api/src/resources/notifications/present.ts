import type { Notification } from '@zakupki/api-client/schema';
import type { Lang } from '@zakupki/words';
import { toIso } from '@zakupki/mock-engine/world/clock';
import type { UserRecord } from '../../model/records/users.ts';
import type { Notice } from '../../rules/notifications/notice.ts';
import { noticeTexts } from './sentences.ts';

export function presentNotification(
  notice: Notice,
  readAt: string | null,
  { profile }: UserRecord,
  lang: Lang,
): Notification {
  const { id, type, at, link } = notice;
  return { id, type, at: toIso(at), readAt, ...noticeTexts(notice, lang, profile.timeZone), link };
}
