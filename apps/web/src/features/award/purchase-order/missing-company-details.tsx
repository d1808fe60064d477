import { Button } from '@mantine/core';
import type { PurchaseOrderParty } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { missingDetails } from '../../../entities/company/company-details.ts';
import { CompanyDetailsDialog } from '../../../entities/company/company-details-dialog.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import styles from './missing-company-details.module.css';

type MissingCompanyDetailsProps = {
  readonly buyer: PurchaseOrderParty;
  readonly onSaved: () => void;
};

export function MissingCompanyDetails({ buyer, onSaved }: MissingCompanyDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const missing = missingDetails(buyer);
  if (missing.length === 0) return null;
  return (
    <div className={styles['missing']}>
      <Callout tone="warning">
        <p>{m.company_missing_order({ missing: missing.join(', ') })}</p>
        <div>
          <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
            {m.company_add()}
          </Button>
        </div>
        {isOpen && (
          <CompanyDetailsDialog
            submitLabel={m.company_save()}
            onSaved={() => {
              setOpen(false);
              showMessage(m.settings_saved());
              onSaved();
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Callout>
    </div>
  );
}
