import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileZip,
  IconPhoto,
} from '@tabler/icons-react';
import type { Attachment } from '@zakupki/api-client/schema';
import styles from './attachments.module.css';

const SIGNS: Readonly<Record<Attachment['mediaType'], typeof IconFile>> = {
  'application/pdf': IconFileTypePdf,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': IconFileSpreadsheet,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': IconFileTypeDocx,
  'text/csv': IconFileText,
  'image/png': IconPhoto,
  'image/jpeg': IconPhoto,
  'application/zip': IconFileZip,
};

/** The kind of file as a sign; its name says it in letters. */
export function FileSign({ mediaType }: Pick<Attachment, 'mediaType'>) {
  const Sign = SIGNS[mediaType];
  return <Sign size={20} className={styles['sign']} aria-hidden />;
}
