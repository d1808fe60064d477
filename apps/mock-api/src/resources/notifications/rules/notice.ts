/** What the product tells a person by itself, and what that follows from. */
import type { Credits, Currency, NotificationType } from '@zakupki/api-client/schema';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { CreditRecord } from '../../../world/records/billing.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import type { QuestionRecord } from '../../../world/records/questions.ts';
import type { UserRecord } from '../../../world/records/users.ts';
import type { WebinarRecord } from '../../../world/records/webinars.ts';

/** Words that a text is filled with; moments (epoch ms) and amounts are written in the reader's zone and language. */
export type NoticeParam =
  | string
  | number
  | { readonly moment: number }
  | { readonly amount: string; readonly currency: Currency };

export type NoticeParams = Readonly<Record<string, NoticeParam>>;

export type NoticeText = NotificationType | 'subscription_grace' | 'subscription_ended';

export type Notice = {
  /** the same for the same thing at any time and on any machine, and nobody else's */
  readonly id: string;
  readonly type: NotificationType;
  /** which of the type's texts it has, where there are several */
  readonly text: NoticeText;
  /** when it became true, epoch ms */
  readonly at: number;
  /** when its words hold: [from, until), epoch ms. One notice may have other words later. */
  readonly from: number;
  readonly until: number;
  readonly params: NoticeParams;
  /** path of the product without its prefix */
  readonly link: string;
};

/** A notice before it belongs to a person; `about` names what it is about among those of its type. */
export type NoticeDraft = Omit<Notice, 'id' | 'text' | 'from'> & {
  readonly about: string;
  readonly text?: NoticeText;
  readonly from?: number;
};

/** An order somebody still has to decide on. */
export type OpenOrder = {
  readonly order: OrderRecord;
  readonly bids: readonly BidRecord[];
  /** when the newest of its open blocking conflicts was found (epoch ms); null without any */
  readonly blockedSince: number | null;
  /** when a field of the order or of one of its bids got the value it has (epoch ms); null when it is not known */
  readonly changedAt: (entityId: string, path: '/submissionDeadline' | '/validUntil') => number | null;
};

export type PaidItem = {
  readonly id: string;
  readonly method: 'card' | 'invoice';
  readonly paidAt: string;
  readonly number: string;
  readonly name: string;
  readonly net: string;
  readonly vat: string;
  readonly vatRate: string;
  readonly amount: string;
  readonly currency: Currency;
};

export type NoticeFacts = {
  readonly user: Pick<UserRecord, 'id' | 'role' | 'trial' | 'subscription'>;
  /** null where nothing is metered */
  readonly credits: Pick<Credits, 'balance'> | null;
  /** the whole ledger, oldest first */
  readonly ledger: readonly Pick<CreditRecord, 'at' | 'balanceAfter'>[];
  readonly openOrders: readonly OpenOrder[];
  readonly questions: readonly (QuestionRecord & { readonly order: OrderRecord | undefined })[];
  /** those somebody has a seat in */
  readonly webinars: readonly (WebinarRecord & { readonly shownTitle: string })[];
  readonly paid: readonly PaidItem[];
};

/** Moments (epoch ms) a notice may have become true at: after < at <= to. */
export type Span = { readonly after: number; readonly to: number };

export const DAY_MS = 24 * 60 * 60 * 1000;
