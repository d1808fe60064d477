import { priceRequirements, type PricedRequirements } from '@zakupki/procurement/comparison/requirements';
import { useEffect, useMemo, useState } from 'react';
import type { RequirementsTask } from './requirements-worker.ts';

/** As many cells are priced before the next frame; more of them in a worker. */
const AT_ONCE = 600;

interface Answer {
  readonly task: RequirementsTask;
  readonly priced: PricedRequirements;
}

/** What the requirements cost; null while that is being worked out for the first time. */
export function usePricedRequirements(task: RequirementsTask): {
  readonly priced: PricedRequirements | null;
  /** Whether it is about what is switched on now. */
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
