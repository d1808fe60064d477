import { type ReactNode, useEffect, useRef } from 'react';
import { Callout } from '../../ui/feedback/callout.tsx';
import { type AccessOutcome, outcomeWords } from './access-outcome.ts';

export function OutcomeCallout({
  outcome,
  zone,
  onward,
}: {
  outcome: AccessOutcome;
  zone: string | undefined;
  onward?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [title, text] = outcomeWords(outcome, zone);
  // The element that had the focus is gone.
  useEffect(() => box.current?.focus(), [outcome]);
  return (
    <Callout tone="good">
      <div ref={box} tabIndex={-1}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {onward && <div className="zk-row zk-wrap zk-gap-8-12">{onward}</div>}
    </Callout>
  );
}
