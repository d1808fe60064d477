import { Button } from '@mantine/core';
import { fieldErrorsOf } from '@zakupki/api-client/problem';
import { IconAddressBook } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { useAttempt } from '../../../http/attempt.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { useCreateSupplierMutation } from '../../../entities/supplier/supplier-api.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { bidCheck } from '../editor/bid-check.ts';
import own from '../editor/bid-editor.module.css';
import { useBidOrder } from '../editor/bid-form.ts';
import { type BidValues, readBid } from '../editor/bid-values.ts';

export function SupplierEntry() {
  const { getValues, setValue, setError } = useFormContext<BidValues>();
  const { timeZone } = useBidOrder();
  const [supplierId, name] = useWatch<BidValues, readonly ['supplierId', 'supplierName']>({
    name: ['supplierId', 'supplierName'],
  });
  const [create, { isLoading, error }] = useCreateSupplierMutation();
  const attempt = useAttempt();

  async function add() {
    const values = getValues();
    const wrong = bidCheck(timeZone)(values);
    const problem = ['supplierName', 'taxId', 'kpp'].find((field) => wrong.has(field));
    const { supplier } = readBid(values, timeZone).draft;
    if (problem !== undefined || !supplier?.name) return;
    try {
      const { taxId = null, kpp = null, vatPayer = null, contacts = [] } = supplier;
      const body = { name: supplier.name, taxId, kpp, vatPayer, contacts };
      const entry = await attempt.send(body, (idempotencyKey) => create({ idempotencyKey, body }).unwrap());
      if (!entry) return;
      setValue('supplierId', entry.id, { shouldDirty: true });
      setValue('isAnother', false);
      showMessage(m.bid_editor_supplier_added({ name: entry.name }));
    } catch (thrown) {
      const taken = fieldErrorsOf(asApiError(thrown)).get('/taxId');
      if (taken) setError('taxId', { type: 'server', message: taken.message });
    }
  }

  if (supplierId !== null) {
    return (
      <p className={`zk-row zk-wrap zk-secondary zk-small zk-gap-6 ${own['entry']}`}>
        <IconAddressBook size={16} className="zk-icon" aria-hidden />
        {m.bid_editor_supplier_known()}
      </p>
    );
  }
  if (name.trim().length < 2) return null;
  const refused = error === undefined ? undefined : asApiError(error);
  return (
    <div className={`zk-row zk-wrap zk-secondary zk-small zk-gap-6 ${own['entry']}`}>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isLoading}
        leftSection={<IconAddressBook size={16} aria-hidden />}
        onClick={() => void add()}
      >
        {m.bid_editor_supplier_add()}
      </Button>
      {refused && !fieldErrorsOf(refused).has('/taxId') && <ProblemMessage error={refused} />}
    </div>
  );
}
