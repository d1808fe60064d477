/** The operations of all resources. */
import { access } from './access/operations.ts';
import { account } from './account/operations.ts';
import { adminUsers } from './users/operations.ts';
import { adminPromoCodes } from './promo-codes/operations/admin.ts';
import { attachments } from './attachments/operations.ts';
import { audit } from './orders/operations/audit.ts';
import { awards } from './awards/operations/awards.ts';
import { bidActions } from './bids/operations/actions.ts';
import { bidCheck } from './bids/operations/check.ts';
import { openingProtocol } from './bids/operations/opening-protocol.ts';
import { bids } from './bids/operations/bids.ts';
import { checkout } from './checkout/operations.ts';
import { comparison } from './comparison/operations.ts';
import { conflicts } from './conflicts/operations.ts';
import { ownInvitation } from './invitations/operations/supplier.ts';
import { invitations } from './invitations/operations/buyer.ts';
import { invitationSuggestions } from './invitations/operations/suggestions.ts';
import { events } from './events/operations.ts';
import { impersonations } from './impersonation/operations.ts';
import { notifications } from './notifications/operations.ts';
import { grants } from './users/grants.ts';
import type { Operations } from '@zakupki/mock-engine/pipeline/operation';
import { orderActions } from './orders/operations/actions.ts';
import { orders } from './orders/operations/orders.ts';
import { emailChange } from './profile/email-change.ts';
import { profile } from './profile/operations.ts';
import { promoCodes } from './promo-codes/operations/promo-codes.ts';
import { purchaseOrders } from './awards/operations/purchase-orders.ts';
import { questions } from './questions/operations.ts';
import { reference } from './reference/operations.ts';
import { referrerAdmin } from './referrers/operations/admin.ts';
import { referrals } from './referrers/operations/referrers.ts';
import { savedFilters } from './saved-filters/operations.ts';
import { session } from './session/operations.ts';
import { signUps } from './session/sign-up.ts';
import { sessions } from './session/sessions.ts';
import { verification } from './session/verification.ts';
import { fileExports } from './exports/operations.ts';
import { imports } from './imports/operations.ts';
import { statistics } from './statistics/operations/statistics.ts';
import { statisticsExport } from './statistics/operations/export.ts';
import { userStats } from './statistics/operations/user.ts';
import { merging } from './suppliers/operations/merging.ts';
import { supplierImportExport } from './suppliers/operations/import-export.ts';
import { supplierHistory } from './suppliers/operations/history.ts';
import { supplierTags } from './suppliers/operations/tags.ts';
import { suppliers } from './suppliers/operations/suppliers.ts';
import { bidMessages } from './bids/operations/messages.ts';
import { targetDisclosures } from './bids/operations/target-disclosures.ts';
import { webinars } from './webinars/operations.ts';

/** A missing or unknown operation does not compile. */
export const operations = {
  ...session,
  ...signUps,
  ...sessions,
  ...verification,
  ...profile,
  ...emailChange,
  ...account,
  ...reference,
  ...access,
  ...checkout,
  ...promoCodes,
  ...adminPromoCodes,
  ...grants,
  ...orders,
  ...orderActions,
  ...audit,
  ...bids,
  ...bidActions,
  ...bidCheck,
  ...openingProtocol,
  ...bidMessages,
  ...targetDisclosures,
  ...comparison,
  ...conflicts,
  ...awards,
  ...purchaseOrders,
  ...suppliers,
  ...merging,
  ...supplierTags,
  ...supplierHistory,
  ...supplierImportExport,
  ...invitations,
  ...invitationSuggestions,
  ...ownInvitation,
  ...questions,
  ...attachments,
  ...savedFilters,
  ...imports,
  ...fileExports,
  ...adminUsers,
  ...statistics,
  ...impersonations,
  ...statisticsExport,
  ...userStats,
  ...webinars,
  ...notifications,
  ...events,
  ...referrals,
  ...referrerAdmin,
} satisfies Operations;
