import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import { zoneLabel, ZoneOptions } from '../../ui/field/zone-options.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';

type ZoneSelectProps = {
  /** Null for `defaultZone`. */
  readonly zone: string | null;
  readonly defaultZone: string;
  readonly onChange: (zone: string | null) => void;
};

export function ZoneSelect({ zone, defaultZone, onChange }: ZoneSelectProps) {
  return (
    <SelectField
      label={m.stats_zone()}
      value={zone ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
    >
      <option value="">{m.stats_zone_own({ zone: zoneLabel(defaultZone, getLocale()) })}</option>
      <ZoneOptions chosen={zone} except={defaultZone} />
    </SelectField>
  );
}
