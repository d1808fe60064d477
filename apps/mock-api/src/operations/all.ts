/** Every operation of the contract: one that is missing, or not of the contract, does not compile. */
import { access } from './access.ts';
import { adminUsers } from './admin-users.ts';
import { adminPromoCodes } from './admin-promo-codes.ts';
import { attachments } from './attachments.ts';
import { audit } from './audit.ts';
import { awards } from './awards.ts';
import { bidActions } from './bid-actions.ts';
import { bids } from './bids.ts';
import { checkout } from './checkout.ts';
import { comparison } from './comparison.ts';
import { conflicts } from './conflicts.ts';
import { impersonations } from './impersonations.ts';
import { notifications } from './notifications.ts';
import { grants } from './grants.ts';
import type { Operations } from './operation.ts';
import { orderActions } from './order-actions.ts';
import { orders } from './orders.ts';
import { profile } from './profile.ts';
import { promoCodes } from './promo-codes.ts';
import { purchaseOrders } from './purchase-orders.ts';
import { questions } from './questions.ts';
import { reference } from './reference.ts';
import { referrerAdmin } from './referrer-admin.ts';
import { referrals } from './referrals.ts';
import { savedFilters } from './saved-filters.ts';
import { session } from './session.ts';
import { spreadsheets } from './spreadsheets.ts';
import { statistics } from './statistics.ts';
import { statisticsExport } from './statistics-export.ts';
import { userStats } from './user-stats.ts';
import { suppliers } from './suppliers.ts';
import { targetDisclosures } from './target-disclosures.ts';
import { webinars } from './webinars.ts';

export const operations = {
  ...session,
  ...profile,
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
  ...targetDisclosures,
  ...comparison,
  ...conflicts,
  ...awards,
  ...purchaseOrders,
  ...suppliers,
  ...questions,
  ...attachments,
  ...savedFilters,
  ...spreadsheets,
  ...adminUsers,
  ...statistics,
  ...impersonations,
  ...statisticsExport,
  ...userStats,
  ...webinars,
  ...notifications,
  ...referrals,
  ...referrerAdmin,
} satisfies Operations;
