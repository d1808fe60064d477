/** The attached files, which are in `files/`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttachmentRecord } from '../../model/records/attachments.ts';

export type FileName = 'certificate.pdf' | 'contract.pdf' | 'quote-metiz.pdf' | 'specification.xlsx';

export function fileOf(name: FileName): Pick<AttachmentRecord, 'size' | 'sha256' | 'content'> {
  const bytes = readFileSync(join(import.meta.dirname, 'files', name));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { size: bytes.length, sha256, content: bytes.toString('base64') };
}
