import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type Ref, Suspense, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { dayIn, readerZone } from '../../../format/date/dates.ts';
import { formatFieldDate, parseTypedDay, parseTypedWallClock } from '../../../format/date/typed-day.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { loadPart } from '../../loading/load-part.tsx';
import styles from './date-field.module.css';
import { type DateLimits, dateProblem, isReadable } from './date-limits.ts';
import type { FieldTexts } from '../field-frame.tsx';
import { TextField } from '../text-field.tsx';

export type DateFieldProps = {
  /**
   * `2026-12-02`, or with `time` `2026-12-02 15:00:00`; null when empty. A text that cannot be parsed is passed on as
   * typed: the form must refuse it.
   */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly id?: string | undefined;
  readonly name?: string;
  readonly className?: string | undefined;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
} & FieldTexts &
  DateLimits;

const DatePanel = loadPart(() => import('./date-panel.tsx'));

/** A day, or a day with a time in a zone, typed as people write it or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, time, zone, first, last, id: givenId, onBlur, error, ...field } = props;
  useLocale();
  const newId = useId();
  const id = givenId ?? newId;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLButtonElement>(null);
  const today = dayIn(zone ?? readerZone());
  const text = useText(value, onChange, props, today);

  function close() {
    setOpen(false);
    const { activeElement } = document;
    const panel = document.getElementById(`${id}-panel`);
    // After a press elsewhere the focus has already moved. The button takes it rather than the input: on phones the
    // keyboard would cover the form.
    if (activeElement === document.body || panel?.contains(activeElement)) calendar.current?.focus();
  }

  function pick(picked: string | null) {
    text.choose(picked);
    // Forms listen for `input` events, which a native date input sends.
    root.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function onLeave({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <TextField
      {...field}
      root={{ ref: root, onBlur: onLeave }}
      id={id}
      autoComplete="off"
      placeholder={time ? m.dates_format_time() : m.dates_format()}
      value={text.shown}
      error={error || text.problem}
      onChange={(event) => text.type(event.currentTarget.value)}
      onBlur={() => {
        text.leave();
        onBlur?.();
      }}
      onKeyDown={onKeyDown}
      rightSection={
        <>
          <CalendarButton ref={calendar} fieldId={id} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
          {isOpen && (
            <Suspense>
              <DatePanel
                id={`${id}-panel`}
                labelId={`${id}-label`}
                field={root}
                value={value !== null && isReadable(value, props) ? value : null}
                today={today}
                {...{ time, first, last }}
                onPick={pick}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}

type CalendarButtonProps = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly fieldId: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
};

function CalendarButton({ ref, fieldId, isOpen, onPress }: CalendarButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`zk-stack zk-secondary ${styles['calendar']}`}
      aria-label={m.dates_choose()}
      aria-describedby={`${fieldId}-label`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      popoverTarget={`${fieldId}-panel`}
      onClick={onPress}
    >
      <IconCalendar size={18} aria-hidden />
    </button>
  );
}

/** The text of the input: as typed during editing, formatted afterwards. */
function useText(value: string | null, onChange: (value: string | null) => void, limits: DateLimits, today: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const { time } = limits;
  const read = (text: string) =>
    text.trim() === '' ? null : ((time ? parseTypedWallClock(text, time, today) : parseTypedDay(text, today)) ?? text);
  return {
    // The parent may have set another value.
    shown: typed !== null && read(typed) === value ? typed : formatFieldDate(value ?? ''),
    problem: typed === null ? dateProblem(value, limits) : null,
    type(text: string) {
      setTyped(text);
      onChange(read(text));
    },
    choose(picked: string | null) {
      setTyped(null);
      onChange(picked);
    },
    leave: () => setTyped(null),
  };
}

type PlainDateFieldProps = {
  /** `2026-12-02`, or empty. */
  readonly defaultValue?: string;
} & Omit<DateFieldProps, 'value' | 'onChange'>;

/** For forms that read their inputs by name: they get the visible text. */
export function PlainDateField({ defaultValue = '', ...props }: PlainDateFieldProps) {
  const [value, setValue] = useState(defaultValue === '' ? null : defaultValue);
  return <DateField {...props} value={value} onChange={setValue} />;
}
