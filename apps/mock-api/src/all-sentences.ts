/** All messages of the API in every language, with parameters in braces. */
import { document } from '@zakupki/api-client/document';
import type { Words } from '@zakupki/words';
import { controlSentences } from './control/sentences/control.ts';
import { statesSentences } from './control/sentences/states.ts';
import { requestSentences } from './pipeline/sentences/request.ts';
import { validationSentences } from './pipeline/sentences/validation.ts';
import { proxySentences } from './proxy/sentences.ts';
import { accessSentences } from './resources/access/sentences.ts';
import { attachmentsSentences } from './resources/attachments/sentences.ts';
import { awardsSentences } from './resources/awards/sentences.ts';
import { bidsSentences } from './resources/bids/sentences.ts';
import { checkoutSentences } from './resources/checkout/sentences.ts';
import { conflictsSentences } from './resources/conflicts/sentences.ts';
import { invitationsSentences } from './resources/invitations/sentences.ts';
import { ordersSentences } from './resources/orders/sentences.ts';
import { promoCodesSentences } from './resources/promo-codes/sentences.ts';
import { questionsSentences } from './resources/questions/sentences.ts';
import { referrersSentences } from './resources/referrers/sentences.ts';
import { sessionSentences } from './resources/session/sentences.ts';
import { supplierSentences } from './resources/suppliers/sentences.ts';
import { importsSentences } from './resources/imports/sentences.ts';
import { statisticsSentences } from './resources/statistics/sentences.ts';
import { webinarsSentences } from './resources/webinars/sentences.ts';

export const SENTENCES = {
  ...document['x-problems'],
  ...requestSentences,
  ...sessionSentences,
  ...invitationsSentences,
  ...ordersSentences,
  ...bidsSentences,
  ...conflictsSentences,
  ...questionsSentences,
  ...attachmentsSentences,
  ...awardsSentences,
  ...validationSentences,
  ...controlSentences,
  ...statesSentences,
  ...promoCodesSentences,
  ...checkoutSentences,
  ...accessSentences,
  ...proxySentences,
  ...supplierSentences,
  ...importsSentences,
  ...statisticsSentences,
  ...webinarsSentences,
  ...referrersSentences,
} satisfies Record<string, Words>;
