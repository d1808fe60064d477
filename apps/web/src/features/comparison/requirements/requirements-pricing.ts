import { priceRequirements, type PricedRequirements } from '@zakupki/procurement/comparison/requirements';
import { useEffect, useMemo, useState } from 'react';
import type { RequirementsTask } from './requirements-worker.ts';

/** Cells priced on the main thread; larger comparisons use a worker. */
const AT_ONCE = 600;

interface Answer {
  readonly task: RequirementsTask;
  readonly priced: PricedRequirements;
}

/** Null until the first result. */
export function usePricedRequirements(task: RequirementsTask): {
  readonly priced: PricedRequirements | null;
  /** Whether the result belongs to the current requirements. */
  readonly isCurrent: boolean;
} {
  const isSmall = task.matrix.lines.length * task.matrix.offers.length <= AT_ONCE;
  const atOnce = useMemo(
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
  if (atOnce) return { priced: atOnce, isCurrent: true };
  return { priced: answer?.priced ?? null, isCurrent: answer?.task === task };
}
