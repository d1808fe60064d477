import { NativeSelect } from '@mantine/core';
import { m } from '#messages';
import { now } from '../../format/date/clock.ts';
import { COMMON_ZONES, zoneName } from '../../format/date/zone-names.ts';
import { getLocale } from '../../i18n/locale.ts';

interface ZoneSelectProps {
  /** Null for the reader's own. */
  readonly zone: string | null;
  readonly own: string;
  readonly onChange: (zone: string | null) => void;
}

export function ZoneSelect({ zone, own, onChange }: ZoneSelectProps) {
  const name = (one: string) =>
    `${one.replace(/^.*\//, '').replaceAll('_', ' ')} (${zoneName(one, new Date(now()), getLocale())})`;
  const others = [...new Set([...(zone === null ? [] : [zone]), 'UTC', ...COMMON_ZONES])].filter((one) => one !== own);
  return (
    <NativeSelect
      label={m.stats_zone()}
      value={zone ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
      data={[
        { value: '', label: m.stats_zone_own({ zone: name(own) }) },
        ...others.map((value) => ({ value, label: name(value) })),
      ]}
    />
  );
}
