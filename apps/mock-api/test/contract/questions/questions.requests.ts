import type { Question } from '@zakupki/api-client/schema';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { signedIn } from '../suite/client.ts';
import { declareRequests, listOf } from '../suite/requests.ts';
import { type Arrangement, ifMatch, plain } from '../sweeps/inputs/arrange.ts';
import { having } from '../sweeps/inputs/list.ts';

const orderId = 'ord_fasteners';
const seeded = { orderId, questionId: 'qst_fasteners_1' };

const onAnswered: Arrangement = async () => {
  const caller = await signedIn('buyer');
  // Answered once, so that its version is not 1.
  const ask = { orderId, body: { text: 'Нужны ли паспорта?' } };
  const { body: asked, headers } = await caller.ok('askQuestion', ask);
  const params = { orderId, questionId: asked.id };
  const answer = { ...params, ifMatch: headers['etag'] ?? '', body: { text: 'Да' } };
  const question = await caller.ok('answerQuestion', answer);
  const body = { text: 'Да, на "каждую" партию' };
  return { caller, request: { params, body, headers: ifMatch(question) } };
};

declareRequests({
  listQuestions: {
    arrange: plain({ params: { orderId } }),
    examples: { fasteners: { person: 'buyer', arg: { orderId }, listed: true } },
    list: listOf<Question>({
      params: { orderId },
      prepare: async (caller) => {
        const { body: asked } = await caller.ok('askQuestion', { orderId, body: { text: 'Нужны ли паспорта?' } });
        await caller.ok('answerQuestion', { orderId, questionId: asked.id, ifMatch: '"1"', body: { text: 'Да' } });
        const before = { text: 'Можно ли частями?', askedAt: '2026-10-14T06:00:00Z' };
        await caller.ok('askQuestion', { orderId, body: before });
      },
      sorts: {},
      usual: '',
      tied: [],
      filters: [
        having<Question>('status', 'open'),
        having<Question>('status', 'answered'),
        having<Question>('status', 'answered', 'open'),
      ],
    }),
  },
  askQuestion: {
    arrange: plain({ params: { orderId }, body: { text: 'Нужны <сертификаты> & паспорта?' } }, 'buyer', keyed),
  },
  getQuestion: { arrange: plain({ params: seeded }), examples: { answered: { person: 'buyer', arg: seeded } } },
  answerQuestion: { arrange: onAnswered },
});
