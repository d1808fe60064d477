/** Headers and names of downloads. */

/** Content-Disposition with a UTF-8 name (RFC 5987) and an ASCII fallback. */
export function downloadAs(name: string): { 'Content-Disposition': string } {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%/]/gu, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return { 'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` };
}

/** Removes characters that file systems refuse and limits the length. */
export function fileName(parts: readonly string[], extension: string): string {
  const name = parts
    .join(' ')
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return `${Array.from(name).slice(0, 80).join('').trim()}.${extension}`;
}
