/** Replay of bug reports of this application. */
import type { Capsule } from '@zakupki/mock-engine/contract/control';
import { type Outcome, replay as replayCapsule, type Replayed, type Server } from '@zakupki/mock-engine/replay/replay';
import { MODEL } from '../model/model.ts';
import { typedSecrets } from './typed.ts';

export const REPLAYED: Replayed = { model: MODEL, sessions: 'tokens', typed: typedSecrets, headers: ['x-acting-as'] };

export const replay = (capsule: Capsule, server: Server): Promise<Outcome[]> =>
  replayCapsule(capsule, server, REPLAYED);
