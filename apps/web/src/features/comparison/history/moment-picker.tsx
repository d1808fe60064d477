import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { missingFieldText } from '../../../forms/missing-field-text.ts';
import { useActivityText } from '../../../entities/history/audit-words.ts';
import { useListOrderAuditQuery } from '../../../entities/order/order-api.ts';
import { now as clock } from '../../../format/date/clock.ts';
import { formatTime } from '../../../format/date/dates.ts';
import { toMoment, toWallClock } from '../../../format/date/zoned-time.ts';
import { DateField } from '../../../ui/field/date/date-field.tsx';
import { dateProblem } from '../../../ui/field/date/date-limits.ts';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { useDropdownClose } from '../../../ui/overlay/dropdown-close.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import styles from './moment-picker.module.css';

type MomentPickerProps = {
  readonly order: Order;
  /** A past moment (RFC 3339); null for now. */
  readonly at: string | null;
  readonly onAt: (at: string | null) => void;
};

/** Offers now, the deadline, the moment before the last change, each event and any other moment. */
export function MomentPicker({ order, at, onAt }: MomentPickerProps) {
  return (
    <Dropdown
      label={m.comparison_tools_moment_title()}
      width={380}
      button={(trigger) => (
        <Button
          variant={at === null ? 'default' : 'light'}
          leftSection={<IconHistory size={16} aria-hidden />}
          {...trigger}
        >
          {at === null ? m.comparison_tools_moment() : formatTime(at, { zone: order.timeZone })}
        </Button>
      )}
    >
      <Moments order={order} at={at} onAt={onAt} />
    </Dropdown>
  );
}

/** The user can type an older moment. */
const MAX_EVENTS = 50;

/** Events that do not affect the comparison. */
const UNRELATED_ACTIONS = /^(?:question|attachment)\.|\.(?:archive|unarchive)$/;

function Moments({ order, at, onAt: onChosen }: MomentPickerProps) {
  const close = useDropdownClose();
  const activityText = useActivityText({ isInOrder: true });
  const onAt = (next: string | null) => {
    close();
    onChosen(next);
  };
  const { data, error, refetch } = useListOrderAuditQuery({ orderId: order.id, limit: MAX_EVENTS });
  const { publishedAt, submissionDeadline } = order;
  // The history starts at the publication.
  const events = (data?.data ?? []).filter(
    (event) =>
      publishedAt !== null && Date.parse(event.at) > Date.parse(publishedAt) && !UNRELATED_ACTIONS.test(event.action),
  );
  const [last] = events;
  const isOver = submissionDeadline !== null && Date.parse(submissionDeadline) <= clock();
  const choices: readonly (readonly [label: string, at: string | null])[] = [
    [m.comparison_tools_moment_now(), null],
    ...(isOver ? [[m.comparison_tools_moment_deadline(), submissionDeadline] as const] : []),
    ...(last ? [[m.comparison_tools_moment_before_last(), justBefore(last.at)] as const] : []),
  ];
  return (
    <div className={`zk-stack zk-gap-10 ${styles['panel']}`}>
      <ul>
        {choices.map(([label, moment]) => (
          <Choice key={label} isOn={moment === at} onChoose={() => onAt(moment)} time={moment}>
            {label}
          </Choice>
        ))}
      </ul>
      <OtherMoment key={at} order={order} at={at} onAt={onAt} />
      <h3 className={`zk-secondary zk-tiny zk-medium ${styles['heading']}`}>{m.comparison_tools_moment_events()}</h3>
      {error && !data ? (
        <p>
          {m.comparison_tools_moment_events_error()}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            {m.comparison_tools_moment_retry()}
          </Button>
        </p>
      ) : !data ? (
        <Skeleton lines={4} />
      ) : events.length === 0 ? (
        <p className="zk-secondary">{m.comparison_tools_moment_none()}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <Choice key={event.id} isOn={event.at === at} onChoose={() => onAt(event.at)} time={event.at}>
              {activityText(event)}
            </Choice>
          ))}
        </ul>
      )}
    </div>
  );
}

type ChoiceProps = {
  readonly isOn: boolean;
  readonly time: string | null;
  readonly onChoose: () => void;
  readonly children: string;
};

function Choice({ isOn, time, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" aria-pressed={isOn} className={styles['choice']} onClick={onChoose}>
        <span>{children}</span>
        {time !== null && (
          <span className="zk-secondary zk-small">
            <Moment iso={time} />
          </span>
        )}
      </button>
    </li>
  );
}

/** In the order's time zone. */
function OtherMoment({ order, at, onAt }: MomentPickerProps) {
  const zone = order.timeZone;
  const wallClock = (moment: number) => toWallClock(new Date(moment).toISOString(), zone) ?? '';
  const [typed, setTyped] = useState(toWallClock(at, zone));
  const [isSubmitted, setSubmitted] = useState(false);
  const limits = {
    time: '12:00',
    ...(order.publishedAt !== null && { first: wallClock(Date.parse(order.publishedAt) + MINUTE_MS) }),
    last: wallClock(clock()),
  };
  const problem = typed === null ? missingFieldText('date') : dateProblem(typed, limits);
  return (
    <form
      className={`zk-row zk-bottom zk-gap-8 ${styles['other']}`}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        const moment = toMoment(typed, zone);
        if (problem === null && moment !== null) onAt(moment);
      }}
    >
      <DateField
        className="zk-fill"
        label={m.comparison_tools_moment_other()}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setSubmitted(false);
        }}
        error={isSubmitted && problem}
        {...limits}
      />
      <Button type="submit" variant="default">
        {m.comparison_tools_moment_show()}
      </Button>
    </form>
  );
}

const MINUTE_MS = 60_000;

function justBefore(at: string): string {
  return new Date(Date.parse(at) - 1).toISOString();
}
