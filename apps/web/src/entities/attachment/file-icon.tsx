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

const ICONS: Readonly<Record<Attachment['mediaType'], typeof IconFile>> = {
  'application/pdf': IconFileTypePdf,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': IconFileSpreadsheet,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': IconFileTypeDocx,
  'text/csv': IconFileText,
  'image/png': IconPhoto,
  'image/jpeg': IconPhoto,
  'application/zip': IconFileZip,
};

/** Decorative: the file name tells the type in text. */
export function FileIcon({ mediaType }: Pick<Attachment, 'mediaType'>) {
  const Icon = ICONS[mediaType];
  return <Icon size={20} className={styles['sign']} aria-hidden />;
}
