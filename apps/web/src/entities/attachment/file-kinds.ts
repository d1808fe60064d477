import type { AttachmentKind } from '@zakupki/api-client/schema';
import { m } from '#messages';

export const KIND_WORDS: Readonly<Record<AttachmentKind, () => string>> = {
  specification: () => m.attachments_kind_specification(),
  quote: () => m.attachments_kind_quote(),
  contract: () => m.attachments_kind_contract(),
  certificate: () => m.attachments_kind_certificate(),
  licence: () => m.attachments_kind_licence(),
  other: () => m.attachments_kind_other(),
};

// Object.keys loses the key type.
export const KINDS = Object.keys(KIND_WORDS) as readonly AttachmentKind[];
