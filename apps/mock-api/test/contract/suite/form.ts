/** Files that checks upload. */
import type { Arg } from '@zakupki/api-client/operation';
import type { AttachmentOwner } from '@zakupki/api-client/schema';
import type { SentFile } from '@zakupki/mock-engine/suite/form';

export const PDF: SentFile = {
  name: 'Договор & приложения.pdf',
  type: 'application/pdf',
  content: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
};

/** The generated type has a file as a text; the client of the suite sends its bytes. */
export const uploadOf = (owner: AttachmentOwner, ownerId: string, file: SentFile = PDF): Arg<'uploadAttachment'> =>
  ({ body: { owner, ownerId, file } }) as unknown as Arg<'uploadAttachment'>;
