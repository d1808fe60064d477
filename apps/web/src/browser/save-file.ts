/**
 * No event reports that the browser has read the data. If the URL is revoked sooner, a busy browser saves the file
 * without its name.
 */
const REVOKE_AFTER_MS = 40_000;

/** Saves the data of an object URL and revokes the URL later. */
export function saveFile(fileName: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
