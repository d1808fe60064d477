import { z } from 'zod';
import { contractFields, owned } from './contract.ts';

export const questionRecord = z.strictObject({ ...contractFields('Question', 'attachments'), ...owned });
export type QuestionRecord = z.infer<typeof questionRecord>;
