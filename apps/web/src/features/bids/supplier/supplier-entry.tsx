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
import editorStyles from '../editor/bid-editor.module.css';
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
    const problems = bidCheck(timeZone)(values);
    const hasProblem = ['supplierName', 'taxId', 'kpp'].some((field) => problems.has(field));
    const { supplier } = readBid(values, timeZone).draft;
    if (hasProblem || !supplier?.name) return;
    try {
      const { taxId = null, kpp = null, vatPayer = null, contacts = [] } = supplier;
      const body = { name: supplier.name, taxId, kpp, vatPayer, contacts };
      const entry = await attempt.send(body, (idempotencyKey) => create({ idempotencyKey, body }).unwrap());
      if (!entry) return;
      setValue('supplierId', entry.id, { shouldDirty: true });
      setValue('isAnother', false);
      showMessage(m.bid_editor_supplier_added({ name: entry.name }));
    } catch (thrown) {
      const taxIdError = fieldErrorsOf(asApiError(thrown)).get('/taxId');
      if (taxIdError) setError('taxId', { type: 'server', message: taxIdError.message });
    }
  }

  if (supplierId !== null) {
    return (
      <p className={`zk-row zk-wrap zk-secondary zk-small zk-gap-6 ${editorStyles['entry']}`}>
        <IconAddressBook size={16} className="zk-icon" aria-hidden />
        {m.bid_editor_supplier_known()}
      </p>
    );
  }
  if (name.trim().length < 2) return null;
  const apiError = error === undefined ? undefined : asApiError(error);
  return (
    <div className={`zk-row zk-wrap zk-secondary zk-small zk-gap-6 ${editorStyles['entry']}`}>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isLoading}
        leftSection={<IconAddressBook size={16} aria-hidden />}
        onClick={() => void add()}
      >
        {m.bid_editor_supplier_add()}
      </Button>
      {apiError && !fieldErrorsOf(apiError).has('/taxId') && <ProblemMessage error={apiError} />}
    </div>
  );
}
