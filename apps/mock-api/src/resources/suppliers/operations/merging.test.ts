import { expect, test } from 'vitest';
import { document } from '@zakupki/api-client/document';
import { MERGE_LIMITS } from '@zakupki/procurement/suppliers/merge-suppliers';

test('a merged supplier has at most what the contract allows', () => {
  const { contacts, tags, notes } = MERGE_LIMITS;
  expect(document.components['schemas']?.['SupplierDraft']).toMatchObject({
    properties: {
      contacts: { maxItems: contacts },
      tags: { maxItems: tags },
      notes: { maxLength: notes },
    },
  });
});
