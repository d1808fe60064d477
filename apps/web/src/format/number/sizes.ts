import { getLocale } from '../../i18n/locale.ts';
import { numberFormat } from '../locale-formats.ts';

const STEPS = [
  { unit: 'byte', bytes: 1 },
  { unit: 'kilobyte', bytes: 1024 },
  { unit: 'megabyte', bytes: 1024 * 1024 },
] as const;

/** A file size: `38 кБ`, `1.4 MB`. */
export function formatSize(bytes: number): string {
  const { unit, bytes: step } = STEPS.findLast((candidate) => bytes >= candidate.bytes) ?? STEPS[0];
  const value = bytes / step;
  const maximumFractionDigits = value < 10 && unit === 'megabyte' ? 1 : 0;
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return numberFormat(getLocale(), options)
    .format(value)
    .replaceAll(/[ \u202f]/g, '\u00a0');
}
