import { declareRequests } from '../suite/requests.ts';
import { plain } from '../sweeps/inputs/arrange.ts';

declareRequests({
  findTokenOwner: { arrange: plain({ body: { token: 'unknown-token-0123456789' } }) },
});
