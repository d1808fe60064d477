import { etag } from '@zakupki/api-client/operation';
import { staleCurrent } from '@zakupki/api-client/stale';
import { useState } from 'react';
import { m } from '#messages';
import { usePlainForm } from '../../../forms/plain-form.ts';
import { useAttempt } from '../../../http/attempt.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import {
  useCreatePromoCodeMutation,
  useUpdatePromoCodeMutation,
} from '../../../entities/promo-code/promo-code-admin-api.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { PlainDateField } from '../../../ui/field/date/date-field.tsx';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { Dialog, DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import {
  initialValues,
  newPromo,
  PROMO_POINTERS,
  promoProblems,
  type PromoField,
  type PromoFieldsProps,
  promoPatch,
  type PromoValues,
} from './promo-draft.ts';
import { datesWords, usedWords } from './promo-words.ts';
import { BENEFIT_FIELDS, PROMO_KINDS, type PromoChoices } from '../../../entities/promo-code/promo-kinds.tsx';
import { promoStateWord } from './promo-state.tsx';
import { PromoAudienceFields } from './promo-audience-fields.tsx';
import type { PromoCode } from '@zakupki/api-client/schema';

type PromoDialogProps = {
  /** Absent for a new code. */
  readonly promo?: PromoCode;
  readonly onClose: () => void;
};

/** `seen` is the version that the form edits: the one at opening, or the current one after a 412. */
function usePromoForm({ promo, onClose }: PromoDialogProps) {
  const [seen, setSeen] = useState(promo);
  const [isStale, setStale] = useState(false);
  const [opened] = useState(() => ({
    values: initialValues(promo),
    choices: {
      kind: promo?.kind ?? ('credits' as const),
      unit: promo?.discount?.amountOff ? ('amount' as const) : ('percent' as const),
      planIds: promo?.restrictions.planIds ?? [],
    },
  }));
  const [choices, setChoices] = useState<PromoChoices>(opened.choices);
  const [create] = useCreatePromoCodeMutation();
  const attempt = useAttempt();
  const [update] = useUpdatePromoCodeMutation();
  const isUsed = (seen?.timesRedeemed ?? 0) > 0;

  /** Adds the values of the inputs that the form of a used code leaves out. */
  const withHiddenValues = (typed: PromoValues): PromoValues =>
    isUsed ? { ...typed, ...benefitOf(opened.values) } : typed;

  const form = usePlainForm<PromoField>({
    pointers: PROMO_POINTERS,
    check: (typed) => promoProblems(withHiddenValues(typed), choices),
    async send(typed) {
      setStale(false);
      const values = withHiddenValues(typed);
      try {
        if (seen) {
          const body = promoPatch(opened, values, choices);
          if (Object.keys(body).length > 0) await update({ promoCodeId: seen.id, ifMatch: etag(seen), body }).unwrap();
          showMessage(m.promo_admin_saved({ code: values.code.trim().toUpperCase() }));
        } else {
          const body = newPromo(values, choices);
          const created = await attempt.send(body, (idempotencyKey) => create({ idempotencyKey, body }).unwrap());
          if (!created) return;
          showMessage(m.promo_admin_created({ code: created.code }));
        }
        onClose();
      } catch (thrown) {
        const current = staleCurrent('updatePromoCode', asApiError(thrown));
        if (!current) throw thrown;
        setSeen(current);
        setStale(true);
      }
    },
    fieldOf: ({ status, data }) => (status === 409 && data?.code === 'promo_code_taken' ? 'code' : null),
  });
  const fields: PromoFieldsProps = { values: opened.values, choices, onChoose: setChoices, errorOf: form.errorOf };
  return { form, fields, seen, isStale, isUsed };
}

// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function PromoDialogBody({ promo, onClose }: PromoDialogProps) {
  const { form, fields, seen, isStale, isUsed } = usePromoForm({ ...(promo && { promo }), onClose });
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={promo ? m.promo_admin_edit_title({ code: promo.code }) : m.promo_admin_new_title()}
    >
      <form {...form.formProps} className="zk-stack zk-gap-16">
        {isStale && seen && <ChangedMeanwhile promo={seen} />}
        {isUsed && seen ? (
          <p>
            <strong>{PROMO_KINDS[seen.kind].words(seen)}</strong>{' '}
            <span className="zk-secondary zk-small">{m.promo_admin_in_use()}</span>
          </p>
        ) : (
          <>
            <CodeFields {...fields} isNew={!promo} />
            {PROMO_KINDS[fields.choices.kind].fields(fields)}
          </>
        )}
        <PeriodAndLimitFields {...fields} isNew={!promo} />
        <PromoAudienceFields {...fields} />
        <TextField
          name="note"
          label={<OptionalLabel text={m.promo_admin_f_note()} />}
          description={m.promo_admin_f_note_help()}
          defaultValue={fields.values.note}
          maxLength={500}
          error={fields.errorOf('note')}
        />
        <ProblemMessage error={form.problem} />
        <DialogFoot
          submitLabel={promo ? m.promo_admin_save() : m.promo_admin_create()}
          isBusy={form.isBusy}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

function ChangedMeanwhile({ promo }: { readonly promo: PromoCode }) {
  const now = [PROMO_KINDS[promo.kind].words(promo), promoStateWord(promo.state), datesWords(promo), usedWords(promo)];
  return (
    <Callout tone="warning" isAnnounced>
      {m.promo_admin_stale({ now: now.join(' · ') })}
    </Callout>
  );
}

// Object.keys loses the key type.
const KINDS = Object.keys(PROMO_KINDS) as readonly PromoCode['kind'][];

type SectionProps = PromoFieldsProps & { readonly isNew: boolean };

function CodeFields({ values, choices, onChoose, errorOf, isNew }: SectionProps) {
  return (
    <>
      <TextField
        name="code"
        label={m.promo_admin_f_code()}
        description={errorOf('code') === null && m.promo_admin_f_code_help()}
        defaultValue={values.code}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('code')}
        data-autofocus
      />
      {isNew && (
        <div>
          <Segments
            label={m.promo_admin_f_kind()}
            choices={KINDS.map((kind) => ({ value: kind, label: PROMO_KINDS[kind].label() }))}
            value={choices.kind}
            onChange={(kind) => onChoose({ ...choices, kind })}
          />
        </div>
      )}
    </>
  );
}

function PeriodAndLimitFields({ values, errorOf, isNew }: SectionProps) {
  return (
    <>
      <div className="zk-columns-180 zk-top zk-gap-16">
        <PlainDateField
          name="from"
          label={isNew ? <OptionalLabel text={m.promo_admin_f_from()} /> : m.promo_admin_f_from()}
          description={isNew ? m.promo_admin_f_from_help() : undefined}
          defaultValue={values.from}
          error={errorOf('from')}
        />
        <PlainDateField
          name="until"
          label={<OptionalLabel text={m.promo_admin_f_until()} />}
          description={m.promo_admin_f_until_help()}
          defaultValue={values.until}
          error={errorOf('until')}
        />
      </div>
      <div className="zk-columns-180 zk-top zk-gap-16">
        <TextField
          name="max"
          inputMode="numeric"
          label={<OptionalLabel text={m.promo_admin_f_max()} />}
          description={m.promo_admin_f_max_help()}
          defaultValue={values.max}
          error={errorOf('max')}
        />
        <TextField
          name="per"
          inputMode="numeric"
          label={m.promo_admin_f_per()}
          defaultValue={values.per}
          error={errorOf('per')}
        />
      </div>
    </>
  );
}

function benefitOf(values: PromoValues) {
  return Object.fromEntries(['code' as const, ...BENEFIT_FIELDS].map((field) => [field, values[field]]));
}
