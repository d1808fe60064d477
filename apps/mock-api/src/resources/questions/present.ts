import type { Question } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { QuestionRecord } from '../../model/records/orders.ts';
import { listOrderFiles } from '../../tables/attachments.ts';

/** The order line may have been removed. */
export function presentQuestion({ ownerId: _ownerId, ...question }: QuestionRecord, call: Call): Question {
  const { orderItemId } = question;
  const hasLine = call.world.orders.get(question.orderId)?.items.some(({ id }) => id === orderItemId);
  return {
    ...question,
    orderItemId: hasLine ? orderItemId : null,
    attachments: listOrderFiles(question.id, call),
  };
}
