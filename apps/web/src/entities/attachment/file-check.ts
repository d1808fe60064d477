/** Checks a file before the upload. The server checks it as well. */
import { FILE_EXTENSIONS, FILE_LABELS } from '@zakupki/procurement/attachments/file-types';
import { LOCALES } from '@zakupki/words';
import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';

export const MAX_FILES = 20;
const MIB = 1024 * 1024;

export const ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** "PDF, XLSX or ZIP" */
export const fileTypesText = (): string =>
  new Intl.ListFormat(LOCALES[getLocale()], { type: 'disjunction' }).format(FILE_LABELS);

/**
 * Returns why the file is refused, or null. The message is a function so that it follows the language.
 * @param limit MiB that the user's plan allows; null while unknown: then only the server checks the size
 */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, limit: number | null): (() => string) | null {
  const extension = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : '';
  if (!FILE_EXTENSIONS.includes(extension ?? '')) return () => m.attachments_wrong_type({ types: fileTypesText() });
  if (size === 0) return () => m.attachments_is_empty();
  return limit !== null && size > limit * MIB ? () => m.attachments_too_large({ limit }) : null;
}
