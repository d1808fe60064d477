/** Messages of the product in every language, with parameters in braces. */
import { document } from '@zakupki/api-client/document';
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { validationSentences } from '../pipeline/sentences/validation.ts';
import { accessSentences } from './access.ts';
import { attachmentsSentences } from './attachments.ts';
import { awardsSentences } from './awards.ts';
import { bidsSentences } from './bids.ts';
import { checkoutSentences } from './checkout.ts';
import { conflictsSentences } from './conflicts.ts';
import { importsSentences } from './imports.ts';
import { invitationsSentences } from './invitations.ts';
import { ordersSentences } from './orders.ts';
import { promoCodesSentences } from './promo-codes.ts';
import { questionsSentences } from './questions.ts';
import { referrersSentences } from './referrers.ts';
import { sessionSentences } from './session.ts';
import { statisticsSentences } from './statistics.ts';
import { supplierSentences } from './suppliers.ts';
import { webinarsSentences } from './webinars.ts';

declare module '../world/register.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface Register {
    problemCode: ProblemCode;
  }
}

export const SENTENCES = {
  ...document['x-problems'],
  ...validationSentences,
  ...accessSentences,
  ...attachmentsSentences,
  ...awardsSentences,
  ...bidsSentences,
  ...checkoutSentences,
  ...conflictsSentences,
  ...importsSentences,
  ...invitationsSentences,
  ...ordersSentences,
  ...promoCodesSentences,
  ...questionsSentences,
  ...referrersSentences,
  ...sessionSentences,
  ...statisticsSentences,
  ...supplierSentences,
  ...webinarsSentences,
} satisfies Record<string, Words>;

export type MessageCode = keyof typeof SENTENCES;

/** Message of a code with parameters filled in. */
export const sentence = (lang: Lang, code: MessageCode, params?: Record<string, string | number>): string =>
  fillIn(SENTENCES[code][lang], params);
