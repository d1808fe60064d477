/** What can be said of a file before it is sent. The server looks into it as well. */
import { m } from '#messages';

export const MAX_FILES = 20;
const MIB = 1024 * 1024;

const TAKEN = ['pdf', 'xlsx', 'docx', 'csv', 'png', 'jpg', 'jpeg', 'zip'] as const;

/** For the file dialogue of the browser. */
export const ACCEPT = TAKEN.map((extension) => `.${extension}`).join(',');

/**
 * Why it cannot be attached, or null. Called while rendering, so that it is said in the language of now.
 * @param limit MiB the reader's plan allows; null while it is not known, and the server alone decides
 */
export function fileComplaint(
  { name, size }: Pick<File, 'name' | 'size'>,
  limit: number | null,
): (() => string) | null {
  const extension = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : '';
  if (!TAKEN.some((one) => one === extension)) return () => m.attachments_wrong_type();
  if (size === 0) return () => m.attachments_is_empty();
  return limit !== null && size > limit * MIB ? () => m.attachments_too_large({ limit }) : null;
}
