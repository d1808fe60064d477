/** The tables of this application. */
import { attachmentRecord } from './records/attachments.ts';
import { auditRecord, versionRecord } from './records/audit.ts';
import { awardRecord, isOpen, orderRecord, questionRecord, savedFilterRecord } from './records/orders.ts';
import { bidRecord } from './records/bids.ts';
import {
  accessGrantRecord,
  creditRecord,
  grantRecord,
  packRecord,
  paymentRecord,
  planRecord,
  promoCodeRecord,
  redemptionRecord,
} from './records/billing.ts';
import { conflictLogRecord } from './records/conflicts.ts';
import { impersonationEventRecord, impersonationRecord } from './records/impersonations.ts';
import { invitationRecord } from './records/invitations.ts';
import { readMarkRecord } from './records/messages.ts';
import { clickRecord, payoutRecord, referrerRecord } from './records/referrers.ts';
import { replayRecord } from '@zakupki/mock-engine/world/records/replays';
import { sealedContentRecord } from './records/sealed-contents.ts';
import { cooldownRecord, knownNetworkRecord, linkRecord, tokenRecord, triesRecord } from './records/sign-in.ts';
import { distinctionRecord, importMappingRecord, supplierRecord } from './records/suppliers.ts';
import { table } from '@zakupki/mock-engine/world/tables';
import { userRecord } from './records/users.ts';
import { seatRecord, webinarRecord } from './records/webinars.ts';

const owner = (record: { ownerId: string }) => record.ownerId;

/** An administrator and the user they act as. */
export const pairKey = (adminId: string, userId: string) => `${adminId} ${userId}`;

/** A buyer and an address they invited. */
export const contactKey = (ownerId: string, email: string) => `${ownerId} ${email.toLowerCase()}`;

export const TABLES = {
  users: table(userRecord, {
    email: (user) => user.email.toLowerCase(),
    phone: (user) => user.profile.phone,
    referrer: (user) => user.referrer?.id ?? null,
  }),
  plans: table(planRecord, {}),
  grants: table(grantRecord, { owner }),
  credits: table(creditRecord, { owner }),
  packs: table(packRecord, {}),
  payments: table(paymentRecord, { owner, status: (payment) => payment.status }),
  promoCodes: table(promoCodeRecord, { code: (promo) => promo.code, referrer: (promo) => promo.referrerId }),
  accessGrants: table(accessGrantRecord, { owner }),
  redemptions: table(redemptionRecord, {
    owner: (redemption) => redemption.userId,
    promo: (redemption) => redemption.promoCodeId,
  }),
  promoTries: table(triesRecord, {}),
  signInTries: table(triesRecord, {}),
  orders: table(orderRecord, {
    owner,
    // Few of a user's orders are open, and every request reads them.
    open: (order) => (isOpen(order) ? order.ownerId : null),
    // With prices to compare later orders with.
    awarded: ({ status, counts, ownerId }) => (status === 'awarded' && counts.bids > 0 ? ownerId : null),
  }),
  bids: table(bidRecord, { owner, order: (bid) => bid.orderId, invitation: (bid) => bid.invitationId }),
  // Content of sealed bids, which no list, export or statistic may read (docs/decisions/0098-sealed-bids-are-kept-apart.md).
  sealedContents: table(sealedContentRecord, { owner, order: (sealed) => sealed.orderId }, { isSealed: true }),
  sealedFiles: table(attachmentRecord, { of: (file) => file.ownerId }, { isSealed: true, hasFiles: true }),
  sealedReplays: table(replayRecord, {}, { isSealed: true }),
  conflicts: table(conflictLogRecord, { owner }),
  awards: table(awardRecord, { owner, order: (award) => award.orderId }),
  versions: table(versionRecord, { owner, order: (version) => version.orderId }),
  invitations: table(invitationRecord, {
    owner,
    order: (invitation) => invitation.orderId,
    supplier: ({ supplierId }) => supplierId,
    contact: ({ ownerId, email }) => contactKey(ownerId, email),
    email: ({ email }) => email.toLowerCase(),
    // Read before every request, so it contains only invitations that may need a reminder.
    reminder: ({ isReminded, revokedAt }) => (isReminded || revokedAt !== null ? null : 'due'),
  }),
  suppliers: table(supplierRecord, { owner }),
  supplierDistinctions: table(distinctionRecord, { owner }),
  questions: table(questionRecord, { owner, order: (question) => question.orderId }),
  attachments: table(
    attachmentRecord,
    {
      user: (file) => file.userId,
      order: (file) => file.orderId,
      of: (file) => file.ownerId,
    },
    { hasFiles: true },
  ),
  savedFilters: table(savedFilterRecord, { owner }),
  importMappings: table(importMappingRecord, { owner }),
  audit: table(auditRecord, { owner, order: (event) => event.orderId }),
  webinars: table(webinarRecord, {}),
  webinarSeats: table(seatRecord, {
    webinar: (seat) => seat.webinarId,
    email: (seat) => seat.email,
    ticket: (seat) => seat.ticket,
  }),
  notificationReads: table(readMarkRecord, { owner }),
  notificationSkips: table(readMarkRecord, { owner }),
  referrers: table(referrerRecord, { code: (referrer) => referrer.code }),
  referralClicks: table(clickRecord, { referrer: (click) => click.referrerId }),
  referralPayouts: table(payoutRecord, { referrer: (payout) => payout.referrerId }),
  tokens: table(tokenRecord, { user: (token) => token.userId }),
  links: table(linkRecord, { user: (link) => link.userId }),
  knownNetworks: table(knownNetworkRecord, { user: (network) => network.userId }),
  cooldowns: table(cooldownRecord, {}),
  impersonations: table(impersonationRecord, { pair: ({ adminId, userId }) => pairKey(adminId, userId) }),
  impersonationEvents: table(impersonationEventRecord, { impersonation: (event) => event.impersonationId }),
};
