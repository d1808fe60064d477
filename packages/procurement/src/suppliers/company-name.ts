/** Company names in a comparable form: "ООО «Метиз-Сервис»" and "Метиз Сервис, ООО" are the same name. */

const LEGAL_FORMS = new Set(
  'ооо оао зао пао ао нао ип тоо чуп уп общество с ограниченной ответственностью акционерное индивидуальный предприниматель gmbh ltd llc inc ag oy sro co'.split(
    ' ',
  ),
);

/** Lower case, without legal form, quotation marks and punctuation; empty for no name. */
export function companyNameKey(name: string | null): string {
  return splitWords(name, LEGAL_FORMS).join(' ');
}

/** Words of letters and digits in lower case, "ё" as "е". */
export function splitWords(text: string | null, ignored: ReadonlySet<string> = new Set()): string[] {
  const parts =
    (text ?? '')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.filter((part) => !ignored.has(part));
}
