/** The switch by which QA sees sealed content. Each use is in the log of the world. */
import type { ControlContext } from './handlers.ts';

/** @param world that must exist, or is created */
export async function opensSealed(
  { sealed }: { sealed?: 'open' | undefined },
  name: string,
  { worlds, request }: Pick<ControlContext, 'worlds' | 'request'>,
): Promise<boolean> {
  if (sealed === undefined) return false;
  await worlds.run(name, (world) =>
    worlds.logRequest(world, {
      id: worlds.nextRequestId(world),
      at: world.clock.now(),
      method: request.method,
      path: `/__mock${request.url.split('?')[0] ?? ''}?sealed=open`,
      operationId: null,
      personId: null,
      actingAsId: null,
      status: 200,
      ms: 0,
      forcedBy: null,
      reason: 'control: sealed content was opened',
      violations: [],
      wire: null,
    }),
  );
  return true;
}
