/** Amounts with separate kopecks, as one number: "3 р. 90 коп." and "26 000-00". */

const KOPECKS = /(\d)\s*(руб\p{L}*\.?|р\.?|₽)\s*(\d{1,2})\s*к(?:оп\p{L}*)?\.?(?!\p{L})/giu;

/** "3 р. 90 коп." becomes "3,90 р.". */
export const joinKopecks = (text: string): string =>
  text.replaceAll(
    KOPECKS,
    (_, last: string, currency: string, kopecks: string) => `${last},${kopecks.padStart(2, '0')} ${currency}`,
  );

/** Handwritten documents separate kopecks with a dash or an equals sign. */
const DASHED = /^((?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d+))[-=](\d{2})(?!\d)/u;

/** The amount with a comma before its kopecks. */
export const readableAmount = (text: string): string => joinKopecks(text.trim()).replace(DASHED, '$1,$2');
