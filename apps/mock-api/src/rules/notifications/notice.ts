/** Types of notices and the facts they derive from. */
import type { Credits, Currency, NotificationType, PurchaseOrderRef } from '@zakupki/api-client/schema';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { CreditRecord } from '../../model/records/billing.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord, QuestionRecord } from '../../model/records/orders.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { UserRecord } from '../../model/records/users.ts';
import type { WebinarRecord } from '../../model/records/webinars.ts';

/** Parameters of a text; moments (epoch ms) and amounts are formatted for the reader. */
export type NoticeParam =
  | string
  | number
  | { readonly moment: number }
  | { readonly amount: string; readonly currency: Currency };

export type NoticeParams = Readonly<Record<string, NoticeParam>>;

export type NoticeText = NotificationType | 'subscription_grace' | 'subscription_ended';

export type Notice = {
  /** stable and unique per user */
  readonly id: string;
  readonly type: NotificationType;
  /** text variant of the type */
  readonly text: NoticeText;
  /** when it became true, epoch ms */
  readonly at: number;
  /** validity of the text: [from, until), epoch ms; one notice may have several texts over time */
  readonly from: number;
  readonly until: number;
  readonly params: NoticeParams;
  /** product path without /app */
  readonly link: string;
};

/** `about` identifies the subject among notices of the type. */
export type NoticeDraft = Omit<Notice, 'id' | 'text' | 'from'> & {
  readonly about: string;
  readonly text?: NoticeText;
  readonly from?: number;
};

export type OpenOrder = {
  readonly order: OrderRecord;
  /** submitted or withdrawn, also sealed ones, which have no content */
  readonly bids: readonly BidRecord[];
  /** those whose content the buyer sees */
  readonly comparable: readonly BidRecord[];
  readonly invitations: readonly InvitationRecord[];
  /** oldest first */
  readonly history: readonly AuditRecord[];
  /** first occurrence of the newest open blocker (epoch ms); null without blockers */
  readonly blockedSince: number | null;
  /** last change of a field (epoch ms); null when unknown */
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

/** A document with a last day. */
export type ExpiringDocument = {
  readonly id: string;
  readonly title: string;
  readonly expiresOn: string;
  /** when the last day became known */
  readonly knownAt: string;
  readonly supplier: Pick<SupplierRecord, 'id' | 'name'>;
};

/** A purchase order of the latest award that its supplier answered. */
export type AnsweredPurchaseOrder = {
  readonly ref: PurchaseOrderRef;
  readonly order: Pick<OrderRecord, 'id' | 'number' | 'title' | 'status'>;
};

export type NoticeFacts = {
  readonly user: Pick<UserRecord, 'id' | 'role' | 'trial' | 'subscription'>;
  /** null with unlimited credits */
  readonly credits: Pick<Credits, 'balance'> | null;
  /** oldest first */
  readonly ledger: readonly Pick<CreditRecord, 'at' | 'balanceAfter'>[];
  readonly openOrders: readonly OpenOrder[];
  readonly questions: readonly (QuestionRecord & { readonly order: OrderRecord | undefined })[];
  /** webinars the user registered for */
  readonly webinars: readonly (WebinarRecord & { readonly shownTitle: string })[];
  readonly paid: readonly PaidItem[];
  readonly documents: readonly ExpiringDocument[];
  readonly answers: readonly AnsweredPurchaseOrder[];
  /** of the user */
  readonly timeZone: string;
};

/** after < at <= to, epoch ms */
export type Span = { readonly after: number; readonly to: number };

export const DAY_MS = 24 * 60 * 60 * 1000;
