import { missingField } from '@zakupki/procurement/fields/missing';
import { getLocale } from '../i18n/locale.ts';

/** What to enter in a field of the contract that is empty. @param path such as `/supplier/name`, `trialDays` */
export const missingFieldText = (path: string): string => missingField(path, getLocale());
