/** Checks a file before the upload. The server checks it as well. */
import { m } from '#messages';

export const MAX_FILES = 20;
const MIB = 1024 * 1024;

const EXTENSIONS = ['pdf', 'xlsx', 'docx', 'csv', 'png', 'jpg', 'jpeg', 'zip'] as const;

export const ACCEPT = EXTENSIONS.map((extension) => `.${extension}`).join(',');

/**
 * Returns why the file is refused, or null. The message is a function so that it follows the language.
 * @param limit MiB that the user's plan allows; null while unknown: then only the server checks the size
 */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, limit: number | null): (() => string) | null {
  const extension = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : '';
  if (!EXTENSIONS.some((allowed) => allowed === extension)) return () => m.attachments_wrong_type();
  if (size === 0) return () => m.attachments_is_empty();
  return limit !== null && size > limit * MIB ? () => m.attachments_too_large({ limit }) : null;
}
