/** `pnpm mock:replay <capsule.json> [--against <url>]` repeats the requests of a capsule and prints differences. */
import { replayCommand } from '@zakupki/mock-engine/replay/command';
import { createApp } from '../create-app.ts';
import { REPLAYED } from './replay.ts';

await replayCommand({ ...REPLAYED, name: 'pnpm mock:replay', createApp });
