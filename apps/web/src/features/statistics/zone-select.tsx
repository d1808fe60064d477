import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import { zoneLabel, ZoneOptions } from '../../ui/field/zone-options.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';

interface ZoneSelectProps {
  /** Null for the reader's own. */
  readonly zone: string | null;
  readonly own: string;
  readonly onChange: (zone: string | null) => void;
}

export function ZoneSelect({ zone, own, onChange }: ZoneSelectProps) {
  return (
    <SelectField
      label={m.stats_zone()}
      value={zone ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
    >
      <option value="">{m.stats_zone_own({ zone: zoneLabel(own, getLocale()) })}</option>
      <ZoneOptions chosen={zone} except={own} />
    </SelectField>
  );
}
