/** Questions as an invited supplier sees them: the supplier's questions, and all answered ones without their authors. */
import type { Question, QuestionDraft } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Fault } from '../../sentences/fault.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { OrderRecord, QuestionRecord } from '../../model/records/orders.ts';
import { listAttachmentsForSupplier } from '../../tables/attachments.ts';
import { isOwnAuthor } from '../../tables/rights/invitations.ts';

/** Each question is stored and e-mailed to the buyer; the order's answered ones are as many as the buyer wants. */
const MAX_UNANSWERED = 20;

/** @throws Problem 409 too_many_questions */
export function ensureMayAsk({ id }: Pick<OrderRecord, 'id'>, call: Call): void {
  const unanswered = call.world.questions
    .where('order', id)
    .filter(({ status, createdBy }) => status === 'open' && isOwnAuthor(createdBy.id, call));
  if (unanswered.length >= MAX_UNANSWERED) {
    throw new Problem('too_many_questions', { params: { limit: MAX_UNANSWERED } });
  }
}

/** Oldest first. The author of a supplier's question is the invitation. */
export function listVisibleQuestions({ id }: Pick<OrderRecord, 'id'>, call: Call): QuestionRecord[] {
  return call.world.questions
    .where('order', id)
    .filter(({ status, createdBy }) => status === 'answered' || isOwnAuthor(createdBy.id, call))
    .toSorted((a, b) => momentOf(a.createdAt) - momentOf(b.createdAt) || a.number - b.number);
}

/** @param order as suppliers see it */
export function presentVisibleQuestion(question: QuestionRecord, order: OrderRecord, call: Call): Question {
  const isOwn = isOwnAuthor(question.createdBy.id, call);
  const seen = listVisibleQuestions(order, call);
  return {
    id: question.id,
    version: question.version,
    createdAt: question.createdAt,
    updatedAt: question.updatedAt,
    createdBy: isOwn ? question.createdBy : order.createdBy,
    orderId: question.orderId,
    // Counts only visible questions: gaps would reveal how many others ask.
    number: seen.findIndex(({ id }) => id === question.id) + 1,
    status: question.status,
    text: question.text,
    orderItemId: order.items.some(({ id }) => id === question.orderItemId) ? question.orderItemId : null,
    askedBy: isOwn && question.askedBy ? { supplierId: null, name: question.askedBy.name } : null,
    askedAt: question.askedAt,
    answer: question.answer && { ...question.answer, by: order.createdBy },
    attachments: listAttachmentsForSupplier(call.world.attachments.where('of', question.id), order, call),
  } satisfies Question;
}

/** Refuses fields that the session determines. */
export function ownQuestionFaults({ supplierId, supplierName, askedAt }: QuestionDraft): Fault[] {
  const sent = { supplierId, supplierName, askedAt };
  return Object.entries(sent).flatMap(([name, value]): Fault[] =>
    value == null ? [] : [{ pointer: `/${name}`, code: 'not_allowed', said: 'not_for_suppliers' }],
  );
}
