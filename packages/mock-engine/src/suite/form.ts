/** Multipart forms as browsers write them. */
/** A file to send; a string is a file without a type. */
export type SentFile = { name: string; type?: string; content: string | Uint8Array };

const BOUNDARY = '----contract-check-7f3a';

/** A form as bytes; `null` is omitted, and a list becomes repeated parts. */
export function formOf(fields: Record<string, unknown>): { type: string; content: Buffer } {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one): Buffer[] => (one === null ? [] : [partOf(name, one)])),
  );
  const content = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, content };
}

function partOf(name: string, value: unknown): Buffer {
  const isFile = typeof value === 'object' && value !== null && 'content' in value;
  const { name: fileName, type, content } = (isFile ? value : { content: String(value) }) as Partial<SentFile>;
  const disposition = `form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`}`;
  const head = [`--${BOUNDARY}`, `Content-Disposition: ${disposition}`, ...(type ? [`Content-Type: ${type}`] : [])];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(content ?? ''), Buffer.from('\r\n')]);
}
