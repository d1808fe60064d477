import { Button } from '@mantine/core';
import { m } from '#messages';
import { useAttempt } from '../../../http/attempt.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { ReferrerFields } from '../referrer-fields.tsx';
import { useReferrerForm } from '../referrer-form.ts';
import { useCreateReferrerMutation } from '../referrers-api.ts';
import styles from '../referrers.module.css';
import type { Referrer } from '@zakupki/api-client/schema';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type CreateDialogProps = {
  readonly onClose: () => void;
  readonly onCreated: (referrer: Referrer) => void;
};

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function CreateDialogBody({ onClose, onCreated }: CreateDialogProps) {
  const [create] = useCreateReferrerMutation();
  const attempt = useAttempt();
  const form = useReferrerForm(async (body) => {
    const referrer = await attempt.send(body, (idempotencyKey) => create({ idempotencyKey, body }).unwrap());
    if (!referrer) return;
    onClose();
    showMessage(m.referrers_created({ name: referrer.name }));
    onCreated(referrer);
  });
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      // A click outside must not lose typed values.
      closeOnClickOutside={false}
      title={m.referrers_create_title()}
    >
      <form {...form.formProps} className="zk-stack zk-gap-16">
        <ReferrerFields form={form} before={null} />
        <ProblemMessage error={form.problem} />
        <div className={`zk-flex zk-wrap zk-trailing zk-rule zk-gap-8 ${styles['acts']}`}>
          <Button variant="default" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {m.referrers_create_do()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
