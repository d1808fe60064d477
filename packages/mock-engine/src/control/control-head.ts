import type { Answer } from '../pipeline/response/answer.ts';
import { type Head, headOf } from '../pipeline/response/head.ts';

/** Calls of the control plane are not logged, and their answers have no X-Server-Time because no world answers them. */
export const controlHead = (answer: Answer): Head =>
  headOf(answer, { requestId: 'req_control', callerIds: null, serverTime: null, reason: null });
