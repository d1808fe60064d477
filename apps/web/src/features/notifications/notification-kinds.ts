import type { NotificationType } from '@zakupki/api-client/schema';
import {
  IconAlertOctagon,
  IconCalendarEvent,
  IconCertificate,
  IconClockExclamation,
  IconCoins,
  IconCircleCheck,
  IconCircleX,
  IconFileDollar,
  IconFileInvoice,
  IconFilePencil,
  IconFileX,
  IconHourglassLow,
  IconLock,
  IconMailX,
  IconMessageQuestion,
  IconUserX,
} from '@tabler/icons-react';
import type { PopupTone } from '../../ui/feedback/popups.ts';

type NotificationKind = {
  readonly Icon: typeof IconCoins;
  readonly tone: PopupTone;
};

export const NOTIFICATION_KINDS: Readonly<Record<NotificationType, NotificationKind>> = {
  deadline_soon: { Icon: IconClockExclamation, tone: 'warning' },
  deadline_passed: { Icon: IconClockExclamation, tone: 'note' },
  bid_expiring: { Icon: IconHourglassLow, tone: 'warning' },
  new_blocker: { Icon: IconAlertOctagon, tone: 'danger' },
  credits_low: { Icon: IconCoins, tone: 'warning' },
  trial_ending: { Icon: IconHourglassLow, tone: 'warning' },
  subscription_ending: { Icon: IconHourglassLow, tone: 'warning' },
  access_ended: { Icon: IconLock, tone: 'danger' },
  document_expiring: { Icon: IconCertificate, tone: 'warning' },
  question_received: { Icon: IconMessageQuestion, tone: 'note' },
  bid_received: { Icon: IconFileDollar, tone: 'good' },
  bid_changed: { Icon: IconFilePencil, tone: 'note' },
  bid_withdrawn: { Icon: IconFileX, tone: 'warning' },
  invitation_declined: { Icon: IconUserX, tone: 'note' },
  invitation_bounced: { Icon: IconMailX, tone: 'warning' },
  webinar_soon: { Icon: IconCalendarEvent, tone: 'note' },
  purchase_order_confirmed: { Icon: IconCircleCheck, tone: 'good' },
  purchase_order_refused: { Icon: IconCircleX, tone: 'danger' },
  payment_settled: { Icon: IconFileInvoice, tone: 'good' },
};
