import { type ApiError, isApiError } from '@zakupki/api-client/problem';
import type { Me } from '@zakupki/api-client/schema';
import { zDeleteAccountBody } from '@zakupki/api-client/zod';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { useDeleteAccountMutation } from '../../entities/user/account-calls.ts';
import { clearVisits } from '../../entities/user/recent-visits.ts';
import { contractFieldProblems } from '../../forms/contract-check.ts';
import { drafts } from '../../forms/drafts/draft-store.ts';
import { usePlainForm } from '../../forms/plain-form.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import type { ArrivalState } from '../../session/arrival.ts';
import { useSession } from '../../session/session-context.ts';
import { PasswordField } from '../../ui/field/password/password-field.tsx';
import { Dialog, DialogFoot } from '../../ui/overlay/dialog.tsx';

const POINTERS = { password: '/password' };

type DeleteAccountDialogProps = {
  readonly me: Me;
  readonly onClose: () => void;
};

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function DeleteAccountDialog({ me, onClose }: DeleteAccountDialogProps) {
  const [deleteAccount] = useDeleteAccountMutation();
  const session = useSession();
  const navigate = useNavigate();
  const form = usePlainForm<'password'>({
    pointers: POINTERS,
    check: ({ password }) => contractFieldProblems(zDeleteAccountBody, { password: password || undefined }, POINTERS),
    async send({ password }) {
      await deleteAccount({ body: { password } }).unwrap();
      session.end();
      clearVisits();
      void navigate(paths.login(), { replace: true, state: { because: 'account-deleted' } satisfies ArrivalState });
      const unsaved = await drafts.list(me.user.id);
      await Promise.all(unsaved.map((key) => drafts.discard(key)));
    },
  });
  return (
    <Dialog onClose={onClose} title={m.settings_delete_title()}>
      <form className="zk-stack zk-gap-16" {...form.formProps}>
        <p>{m.settings_delete_confirm({ email: me.user.email })}</p>
        {/* Lets password managers find the account. */}
        <input type="hidden" name="username" autoComplete="username" value={me.user.email} readOnly />
        <PasswordField
          name="password"
          label={m.settings_password_current()}
          autoComplete="current-password"
          error={form.errorOf('password')}
          data-autofocus
        />
        <ProblemMessage error={form.problem} />
        {hasOpenOrders(form.problem) && (
          <Link to={paths.orders({ status: 'published,evaluation' })} className="zk-target">
            {m.settings_delete_open_orders()}
          </Link>
        )}
        <DialogFoot submitLabel={m.settings_delete_open()} isBusy={form.isBusy} isDangerous onClose={onClose} />
      </form>
    </Dialog>
  );
}

const hasOpenOrders = (problem: ApiError | undefined): boolean =>
  isApiError(problem) && problem.data?.code === 'account_has_open_orders';
