import { priceRequirements, type PricedRequirements } from '@zakupki/procurement/comparison/requirements';
import { useEffect, useMemo, useState } from 'react';
import type { RequirementsTask } from './requirements-worker.ts';

/** Number of cells up to which pricing runs on the main thread; larger comparisons use a worker. */
const MAX_SYNC_CELLS = 600;

type Answer = {
  readonly task: RequirementsTask;
  readonly priced: PricedRequirements;
};

/** `priced` is null until the first result. */
export function usePricedRequirements(task: RequirementsTask): {
  readonly priced: PricedRequirements | null;
  /** Whether the result belongs to the current requirements. */
  readonly isCurrent: boolean;
} {
  const isSmall = task.matrix.lines.length * task.matrix.offers.length <= MAX_SYNC_CELLS;
  const syncResult = useMemo(
    () => (isSmall ? priceRequirements(task.matrix, task.offered, task.on) : null),
    [isSmall, task],
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (isSmall) return;
    const worker = new Worker(new URL('./requirements-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PricedRequirements>) =>
      setAnswer({ task, priced: data }),
    );
    worker.postMessage(task);
    return () => worker.terminate();
  }, [isSmall, task]);
  if (syncResult) return { priced: syncResult, isCurrent: true };
  return { priced: answer?.priced ?? null, isCurrent: answer?.task === task };
}
