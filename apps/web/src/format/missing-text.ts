import { BASIC_MISSING } from '@zakupki/procurement/fields/missing-basics';
import { getLocale } from '../i18n/locale.ts';

/** What to enter in a field that is empty. */
export const missingText = (field: keyof typeof BASIC_MISSING): string => BASIC_MISSING[field][getLocale()];
