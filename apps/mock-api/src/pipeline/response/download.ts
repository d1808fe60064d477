/** Answers that are files to keep. */

/** The header that names a file: UTF-8 as RFC 5987 has it, and plain letters for programs that do not know that. */
export function downloadAs(name: string): { 'Content-Disposition': string } {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/gu, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return { 'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` };
}

/** Signs no file may have in its name, and no name longer than file systems take. */
export function fileName(parts: readonly string[], extension: string): string {
  const name = parts
    .join(' ')
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return `${Array.from(name).slice(0, 80).join('').trim()}.${extension}`;
}
