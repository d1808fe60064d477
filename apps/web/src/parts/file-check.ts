/** What can be said of a file before it is sent. The server looks into it as well. */
import { m } from '#messages';

export const MAX_FILES = 20;
const MAX_MIB = 20;
const MIB = 1024 * 1024;

const TAKEN = ['pdf', 'xlsx', 'docx', 'csv', 'png', 'jpg', 'jpeg', 'zip'] as const;

/** For the file dialogue of the browser. */
export const ACCEPT = TAKEN.map((extension) => `.${extension}`).join(',');

/** Why it cannot be attached, or null. Called while rendering, so that it is said in the language of now. */
export function fileComplaint({ name, size }: Pick<File, 'name' | 'size'>): (() => string) | null {
  const extension = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : '';
  if (!TAKEN.some((one) => one === extension)) return () => m.attachments_wrong_type();
  if (size === 0) return () => m.attachments_is_empty();
  return size > MAX_MIB * MIB ? () => m.attachments_too_large({ limit: MAX_MIB }) : null;
}
