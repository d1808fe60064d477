import { Button } from '@mantine/core';
import { m } from '#messages';
import { useGetMeQuery } from '../user/me-api.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CompanyDetailsForm } from './company-details-form.tsx';

type CompanyDetailsDialogProps = {
  readonly submitLabel: string;
  readonly onSaved: () => void;
  /** Continues without the details. */
  readonly skip?: { readonly label: string; readonly onSkip: () => void };
  readonly onClose: () => void;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function CompanyDetailsDialogBody({ submitLabel, onSaved, skip, onClose }: CompanyDetailsDialogProps) {
  const { data: me } = useGetMeQuery();
  if (!me) return null;
  return (
    <Dialog title={m.company_dialog_title()} onClose={onClose}>
      <div className="zk-stack zk-gap-16">
        <p>{m.company_dialog_text()}</p>
        <CompanyDetailsForm me={me} submitLabel={submitLabel} onSaved={onSaved}>
          <Button variant="default" onClick={skip?.onSkip ?? onClose}>
            {skip?.label ?? m.shell_cancel()}
          </Button>
        </CompanyDetailsForm>
      </div>
    </Dialog>
  );
}
