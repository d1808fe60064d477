import { etag } from '@zakupki/api-client/operation';
import type { Question } from '@zakupki/api-client/schema';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { questionFaults } from '../../rules/questions.ts';
import type { OrderRecord, QuestionRecord } from '../../model/records/orders.ts';
import { presentQuestion } from './present.ts';
import { ensureMayAsk, listVisibleQuestions, ownQuestionFaults, presentVisibleQuestion } from './supplier-view.ts';
import { actorOf } from '../../tables/audit.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { announce } from '../changes/announce.ts';
import { locateOrder } from '../orders/guards.ts';
import { requireOrder } from '../orders/store.ts';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { refuse } from '../../sentences/refuse.ts';
import { takesQuestions } from '../../rules/orders/transitions.ts';

/** `version` is the question's. */
type QuestionTarget = { question: QuestionRecord; order: OrderRecord; version: number };

export const questions = {
  listQuestions: operation<'listQuestions', OrderRecord>({
    locate: locateOrder,
    handle: ({ query }, call, order) => {
      const isSupplier = call.caller.invitation !== null;
      const all = isSupplier ? listVisibleQuestions(order, call) : call.world.questions.where('order', order.id);
      const rows = all
        .filter((question) => !query.status || query.status.includes(question.status))
        .toSorted((a, b) => Date.parse(b.askedAt) - Date.parse(a.askedAt) || b.number - a.number);
      const { data, page } = pageOf(rows, query);
      const unanswered = all.filter(({ status }) => status === 'open').length;
      return {
        status: 200,
        body: { data: data.map((question) => presentFor(question, order, call)), page, unanswered },
      };
    },
  }),

  askQuestion: operation<'askQuestion', OrderRecord>({
    locate: locateOrder,
    guard: ensureTakesQuestions,
    handle: ({ body }, call, order) => {
      const { world, nowIso } = call;
      const { text, orderItemId = null, supplierId = null, supplierName = null, askedAt = null } = body;
      const entry = supplierId === null ? undefined : world.suppliers.get(supplierId);
      const supplier = entry?.ownerId === order.ownerId ? entry : undefined;
      const { invitation } = call.caller;
      if (invitation) {
        ensureMayAsk(order, call);
        refuse(ownQuestionFaults(body), call);
      }
      refuse(questionFaults(body, order, call.now, supplier !== undefined), call);
      const name = invitation?.supplierName ?? supplier?.name ?? supplierName?.trim() ?? null;
      const others = world.questions.where('order', order.id);
      const question: QuestionRecord = {
        id: world.id('qst'),
        ownerId: order.ownerId,
        orderId: order.id,
        number: 1 + Math.max(0, ...others.map(({ number }) => number)),
        version: 1,
        createdAt: nowIso,
        updatedAt: nowIso,
        createdBy: actorOf(call),
        status: 'open',
        text: text.trim(),
        orderItemId,
        askedBy: name === null ? null : { supplierId: invitation?.supplierId ?? supplier?.id ?? null, name },
        askedAt: askedAt ?? nowIso,
        answer: null,
      };
      world.questions.put(question);
      const changes = [{ path: '/text', from: null, to: question.text }];
      announce(call, 'question.asked', { order, events: [{ action: 'question.ask', question, changes }] });
      return { status: 201, ...presentAnswer({ question, order }, call) };
    },
  }),

  getQuestion: operation<'getQuestion', QuestionTarget>({
    locate: locateQuestion,
    handle: (_request, call, target) => ({ status: 200, ...presentAnswer(target, call) }),
  }),

  answerQuestion: operation<'answerQuestion', QuestionTarget>({
    locate: locateQuestion,
    current: ({ question }, call) => presentQuestion(question, call),
    guard: ({ order }) => ensureTakesQuestions(order),
    handle: ({ body }, call, { question, order }) => {
      const text = body.text.trim();
      if (text === '') refuse([{ pointer: '/text', code: 'too_short', said: 'too_short', params: { limit: 1 } }], call);
      const next = call.world.questions.put({
        ...question,
        version: question.version + 1,
        updatedAt: call.nowIso,
        status: 'answered',
        answer: { text, at: call.nowIso, by: actorOf(call) },
      });
      const changes = [{ path: '/answer', from: question.answer?.text ?? null, to: text }];
      const events = [{ action: 'question.answer' as const, question, changes }];
      announce(call, 'question.answered', { order, question: next, events });
      return { status: 200, ...presentAnswer({ question: next, order }, call) };
    },
  }),
} satisfies Operations<'listQuestions' | 'askQuestion' | 'getQuestion' | 'answerQuestion'>;

/** @throws Problem 404, also for a question on another order */
function locateQuestion({ orderId, questionId }: { orderId: string; questionId: string }, call: Call): QuestionTarget {
  const order = requireOrder(call, orderId);
  const question = call.world.questions.get(questionId);
  if (question?.orderId !== order.id) throw notFound();
  const isVisible = !call.caller.invitation || listVisibleQuestions(order, call).includes(question);
  if (!isVisible) throw notFound();
  return { question, order, version: question.version };
}

/** @throws Problem 409 for drafts and cancelled orders */
function ensureTakesQuestions(order: OrderRecord): void {
  if (!takesQuestions(order)) {
    throw new Problem('questions_closed', { reason: `order.status: ${order.status}` });
  }
}

function presentFor(question: QuestionRecord, order: OrderRecord, call: Call): Question {
  return call.caller.invitation ? presentVisibleQuestion(question, order, call) : presentQuestion(question, call);
}

type QuestionWithOrder = Pick<QuestionTarget, 'question' | 'order'>;

const presentAnswer = ({ question, order }: QuestionWithOrder, call: Call) => ({
  body: presentFor(question, order, call),
  headers: { ETag: etag(question) },
});
