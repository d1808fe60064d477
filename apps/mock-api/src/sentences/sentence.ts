/** Messages of the product in every language, with parameters in braces. */
import { document } from '@zakupki/api-client/document';
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { validationSentences } from '@zakupki/mock-engine/pipeline/sentences/validation';
import { accessSentences } from './access.ts';
import { administrationSentences } from './administration.ts';
import { awardsSentences } from './awards.ts';
import { bidsSentences } from './bids.ts';
import { conflictsSentences } from './conflicts.ts';
import { filesSentences } from './files.ts';
import { ordersSentences } from './orders.ts';
import { sessionSentences } from './session.ts';
import { supplierSentences } from './suppliers.ts';

declare module '@zakupki/mock-engine/world/register' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface Register {
    problemCode: ProblemCode;
  }
}

export const SENTENCES = {
  ...document['x-problems'],
  ...validationSentences,
  ...accessSentences,
  ...administrationSentences,
  ...awardsSentences,
  ...bidsSentences,
  ...conflictsSentences,
  ...filesSentences,
  ...ordersSentences,
  ...sessionSentences,
  ...supplierSentences,
} satisfies Record<string, Words>;

export type MessageCode = keyof typeof SENTENCES;

/** Message of a code with parameters filled in. */
export const sentence = (lang: Lang, code: MessageCode, params?: Record<string, string | number>): string =>
  fillIn(SENTENCES[code][lang], params);
