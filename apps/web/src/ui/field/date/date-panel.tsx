import '@mantine/dates/styles.css';
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { DatePicker } from '@mantine/dates';
import 'dayjs/locale/ru';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { addDays } from '../../../format/date/period.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { type DateLimits, isTooEarly, isTooLate } from './date-limits.ts';
import styles from './date-panel.module.css';

type DatePanelProps = {
  readonly id: string;
  readonly labelId: string;
  readonly field: RefObject<HTMLElement | null>;
  /** A valid value, or null. */
  readonly value: string | null;
  /** `2026-12-02` */
  readonly today: string;
  readonly onPick: (value: string | null) => void;
  readonly onClose: () => void;
} & DateLimits;

/** A calendar with presets. A click on a day applies it at once. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function DatePanel(props: DatePanelProps) {
  const { id, labelId, field, value, today, time, first, last, onPick, onClose } = props;
  const locale = useLocale();
  const [clock, setClock] = useState(value?.slice(11, 16) || time);
  const panel = usePlaceBelow(field);
  const timed = (day: string, at = clock) => (at === undefined ? day : `${day} ${at}:00`);
  const isAllowed = (day: string) => !isTooEarly(timed(day), props) && !isTooLate(timed(day), props);
  const day = value?.slice(0, 10) ?? null;

  function choose(picked: string | null) {
    if (picked !== day || picked === null) onPick(picked === null ? null : timed(picked));
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Dialogs and menus around it stay open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    // Handles keys of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={m.dates_choose()}
      aria-describedby={labelId}
      tabIndex={-1}
      className={`zk-frame ${styles['panel']}`}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {clock !== undefined && (
        <TimeChoice
          clock={clock}
          onChange={(next) => {
            setClock(next);
            if (day !== null) onPick(timed(day, next));
          }}
        />
      )}
      <DatePicker
        __stopPropagation
        value={day}
        defaultDate={nearestAllowed(day ?? today, props)}
        onChange={choose}
        allowDeselect={false}
        locale={locale}
        firstDayOfWeek={1}
        hideOutsideDates
        {...(first !== undefined && { minDate: first.slice(0, 10) })}
        {...(last !== undefined && { maxDate: last.slice(0, 10) })}
        previousLabel={m.dates_previous_month()}
        nextLabel={m.dates_next_month()}
        // Today in the zone of the field; the picker would mark the reader's.
        getDayProps={(date) => ({
          'data-today': date === today || undefined,
          ...(date === today && { 'aria-current': 'date' }),
        })}
        classNames={{ day: styles['day'] ?? '' }}
      />
      <div className={`zk-row zk-wrap zk-gap-4 ${styles['presets']}`}>
        {presetDays(today)
          .filter(([, preset]) => isAllowed(preset))
          .map(([label, preset]) => (
            <PresetButton key={label} onClick={() => choose(preset)}>
              {label}
            </PresetButton>
          ))}
        {day !== null && <PresetButton onClick={() => choose(null)}>{m.dates_clear()}</PresetButton>}
      </div>
    </div>
  );
}

/** The day, or the limit that it exceeds. */
function nearestAllowed(day: string, limits: DateLimits): string {
  const nearest = isTooEarly(day, limits) ? limits.first : isTooLate(day, limits) ? limits.last : day;
  return (nearest ?? day).slice(0, 10);
}

function presetDays(today: string): readonly (readonly [label: string, day: string])[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const all = [
    [m.dates_today(), today],
    [m.dates_tomorrow(), addDays(today, 1)],
    [m.dates_in_week(), addDays(today, 7)],
    [m.dates_month_end(), new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)],
  ] as const;
  return all.filter(([, day], index) => all.findIndex(([, other]) => other === day) === index);
}

function PresetButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    // The attribute keeps Esc from a Mantine dialog around it.
    <button type="button" className={styles['preset']} data-mantine-stop-propagation="true" onClick={onClick}>
      {children}
    </button>
  );
}

const HALF_HOURS = Array.from({ length: 48 }, (_, half) =>
  [Math.floor(half / 2), (half % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
);

/** Every half hour; other times can be typed in the field. */
function TimeChoice({ clock, onChange }: { clock: string; onChange: (clock: string) => void }) {
  const id = useId();
  const times = HALF_HOURS.includes(clock) ? HALF_HOURS : [...HALF_HOURS, clock].toSorted();
  return (
    <div className={`zk-row zk-gap-8 ${styles['time']}`}>
      <label htmlFor={id}>{m.dates_time()}</label>
      <select
        id={id}
        value={clock}
        data-mantine-stop-propagation="true"
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {times.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}

/** Shows the panel above everything else, beside the field, and focuses its day. */
function usePlaceBelow(field: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [panel, input] = [ref.current, field.current?.querySelector('input')];
    if (!panel || !input) return undefined;
    panel.showPopover();
    panel.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus({ preventScroll: true });
    return autoUpdate(input, panel, () => void placePanel(input, panel));
  }, [field]);
  return ref;
}

/** Distance from the edges of the window, px. */
const MARGIN = { padding: 8 };

async function placePanel(field: HTMLElement, panel: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(field, panel, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [offset(4), flip(MARGIN), shift({ ...MARGIN, crossAxis: true })],
  });
  Object.assign(panel.style, { left: `${x}px`, top: `${y}px` });
}
