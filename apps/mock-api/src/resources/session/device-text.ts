import type { Device } from '@zakupki/api-client/schema';
import type { Lang, Words } from '@zakupki/words';

const KINDS: Readonly<Record<Device['kind'], Words>> = {
  computer: { en: 'computer', ru: 'компьютер' },
  phone: { en: 'phone', ru: 'телефон' },
  tablet: { en: 'tablet', ru: 'планшет' },
  unknown: { en: 'unknown', ru: 'неизвестно' },
};

/** `computer, Firefox, Linux` */
export const deviceText = (lang: Lang, { kind, browser, system }: Device): string =>
  [KINDS[kind][lang], browser, system].filter(Boolean).join(', ');
