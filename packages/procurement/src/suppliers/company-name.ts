/** Company names in a comparable form: "ООО «Метиз-Сервис»" and "Метиз Сервис, ООО" are the same name. */

const LEGAL_FORMS = new Set(
  'ооо оао зао пао ао нао ип тоо чуп уп общество с ограниченной ответственностью акционерное индивидуальный предприниматель gmbh ltd llc inc ag oy sro co'.split(
    ' ',
  ),
);

/** Latin letters as the Cyrillic capitals that look the same: a name can be typed in either. */
const LOOKALIKES = { a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у' };

/** Lower case, without legal form, quotation marks, punctuation, accents and invisible letters; empty for no name. */
export function companyNameKey(name: string | null): string {
  const visible = (name ?? '').normalize('NFC').replace(/[\p{Cf}\p{M}]/gu, '');
  const words = splitWords(visible, LEGAL_FORMS).map(toCyrillic);
  return words.filter((word) => !LEGAL_FORMS.has(word)).join(' ');
}

const toCyrillic = (word: string): string =>
  word.replace(/[abcehkmoptxy]/g, (letter) => LOOKALIKES[letter as keyof typeof LOOKALIKES]);

/** Words of letters and digits in lower case, "ё" as "е". */
export function splitWords(text: string | null, ignored: ReadonlySet<string> = new Set()): string[] {
  const parts =
    (text ?? '')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.filter((part) => !ignored.has(part));
}
