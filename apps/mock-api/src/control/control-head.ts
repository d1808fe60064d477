import type { Answer } from '../pipeline/response/answer.ts';
import { type Head, headOf } from '../pipeline/response/head.ts';

/** Calls of the control plane have no world whose clock they could tell, and are not logged. */
export const controlHead = (answer: Answer): Head =>
  headOf(answer, { requestId: 'req_control', caller: null, world: null, reason: null });
