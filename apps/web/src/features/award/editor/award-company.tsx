import { Button } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { missingDetails } from '../../../entities/company/company-details.ts';
import { CompanyDetailsForm } from '../../../entities/company/company-details-form.tsx';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';

/** What the purchase orders of the award would lack. Never prevents the award. */
export function AwardCompany() {
  const { data: me } = useGetMeQuery();
  const [isOpen, setOpen] = useState(false);
  const missing = me ? missingDetails(me.profile.company) : [];
  if (!me || missing.length === 0) return null;
  return (
    <Callout tone="note">
      <p>{m.company_missing_award({ missing: missing.join(', ') })}</p>
      {isOpen ? (
        <CompanyDetailsForm
          me={me}
          submitLabel={m.company_save()}
          onSaved={() => {
            setOpen(false);
            showMessage(m.settings_saved());
          }}
        >
          <Button variant="default" onClick={() => setOpen(false)}>
            {m.shell_cancel()}
          </Button>
        </CompanyDetailsForm>
      ) : (
        <div>
          <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
            {m.company_add()}
          </Button>
        </div>
      )}
    </Callout>
  );
}
