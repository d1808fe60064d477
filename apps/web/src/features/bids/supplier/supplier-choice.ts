import type { Supplier } from '@zakupki/api-client/schema';
import type { UseFormReturn } from 'react-hook-form';
import { type BidValues, supplierValues } from '../editor/bid-values.ts';

export function fillInSupplier({ setValue, clearErrors }: UseFormReturn<BidValues>, supplier: Supplier): void {
  for (const [name, filled] of Object.entries(supplierValues(supplier))) {
    // Both sides are fields of the form by construction.
    setValue(name as keyof BidValues, filled, { shouldDirty: true });
  }
  setValue('isAnother', false);
  clearErrors(['supplierName', 'taxId', 'kpp', 'contacts']);
}
