import type { ApiError } from '@zakupki/api-client/problem';
import { m } from '#messages';
import { formatCountdown } from '../../format/date/countdown.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { useCountdown } from '../../ui/value/use-countdown.ts';

type TooManyCodesProps = {
  readonly error: Extract<ApiError, { status: 429 }>;
};

/** Counts down the wait after ten wrong codes. */
export function TooManyCodes({ error }: TooManyCodesProps) {
  return <Wait key={error.data.requestId} seconds={error.retryAfterSeconds ?? 0} />;
}

function Wait({ seconds }: { seconds: number }) {
  const [left] = useCountdown(seconds);
  return (
    <Callout tone="warning">
      <span role="alert">{m.promo_too_many()} </span>
      {/* Hidden from screen readers, which would read every second. */}
      <span className="zk-numeric" aria-hidden>
        {left > 0 ? m.promo_wait({ time: formatCountdown(left) }) : m.promo_wait_over()}
      </span>
    </Callout>
  );
}
