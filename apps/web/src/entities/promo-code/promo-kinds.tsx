/** The kinds of promo codes: their words for customers and for administrators, and their inputs. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { PromoCode, PromoCodeDraft, PromoPreview, Redemption } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import type { FormValues } from '../../forms/plain-form.ts';
import { formatTime } from '../../format/date/dates.ts';
import { formatMoney, formatPercent } from '../../format/number/numbers.ts';
import { formatTypedNumber } from '../../format/number/typed-number.ts';
import type { Typed } from '../../format/typed-values.ts';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Segments } from '../../ui/filter/segments.tsx';

/** Inputs of what a code gives → JSON pointer in the request body. */
export const BENEFIT_POINTERS = {
  amount: '/credits/amount',
  expires: '/credits/expiresInDays',
  days: '/trialDays',
  percent: '/discount/percentOff',
  off: '/discount/amountOff',
  months: '/discount/months',
} as const;

type BenefitField = keyof typeof BENEFIT_POINTERS;
// Object.keys loses the key type.
export const BENEFIT_FIELDS = Object.keys(BENEFIT_POINTERS) as readonly BenefitField[];
type BenefitValues = FormValues<BenefitField>;

export type PromoChoices = {
  readonly kind: PromoCode['kind'];
  readonly unit: 'percent' | 'amount';
  readonly planIds: readonly string[];
};

export type BenefitFieldsProps = {
  readonly values: BenefitValues;
  readonly choices: PromoChoices;
  readonly onChoose: (choices: PromoChoices) => void;
  readonly errorOf: (field: BenefitField) => string | null;
};

type KindOfPromo = {
  readonly label: () => string;
  /** "5 credits", "15% off each payment of a plan for 3 months" */
  readonly offer: (preview: PromoPreview) => string;
  /** "5 credits added" */
  readonly done: (effect: Redemption['effect']) => string;
  /** "5 credits for 92 days", for administrators */
  readonly words: (promo: PromoCode) => string;
  readonly fields: (props: BenefitFieldsProps) => ReactNode;
  readonly valuesOf: (promo: PromoCode) => Partial<BenefitValues>;
  /** An empty input is undefined, so that the contract reports it as missing. */
  readonly read: (values: BenefitValues, typed: Typed, choices: PromoChoices) => Benefit;
  /** An input that the contract calls optional and this kind requires. */
  readonly required?: (choices: PromoChoices) => BenefitField;
  readonly isLimitedToPlans: boolean;
};

type Benefit = {
  readonly [K in 'credits' | 'trialDays' | 'discount']?: K extends 'trialDays'
    ? number | undefined
    : { readonly [P in keyof NonNullable<PromoCodeDraft[K]>]: NonNullable<PromoCodeDraft[K]>[P] | undefined };
};

const inputText = (value: string | number | null | undefined) =>
  value == null ? '' : formatTypedNumber(String(value));

/** In display order. */
export const PROMO_KINDS: Readonly<Record<PromoCode['kind'], KindOfPromo>> = {
  credits: {
    label: () => m.promo_kinds_label_credits(),
    offer: ({ effect }) => m.promo_kinds_offers_credits({ count: effect.creditsAdded ?? 0 }),
    done: ({ creditsAdded }) => m.promo_kinds_did_credits({ count: creditsAdded ?? 0 }),
    words: ({ credits }) => {
      const words = m.promo_kinds_credits({ count: credits?.amount ?? 0 });
      const days = credits?.expiresInDays ?? null;
      return days === null
        ? words
        : m.promo_kinds_credits_for({ credits: words, days: m.promo_kinds_days({ count: days }) });
    },
    fields: ({ values, errorOf }) => (
      <div className="zk-columns-180 zk-top zk-gap-16">
        <TextField
          name="amount"
          inputMode="numeric"
          label={m.promo_kinds_input_amount()}
          defaultValue={values.amount}
          error={errorOf('amount')}
        />
        <TextField
          name="expires"
          inputMode="numeric"
          label={<OptionalLabel text={m.promo_kinds_input_expires()} />}
          description={m.promo_kinds_input_expires_help()}
          defaultValue={values.expires}
          error={errorOf('expires')}
        />
      </div>
    ),
    valuesOf: ({ credits }) => ({ amount: inputText(credits?.amount), expires: inputText(credits?.expiresInDays) }),
    read: ({ amount, expires }, typed) => ({
      credits: {
        amount: typed.count('amount', amount) ?? undefined,
        expiresInDays: typed.count('expires', expires),
      },
    }),
    isLimitedToPlans: true,
  },
  trial_days: {
    label: () => m.promo_kinds_label_trial_days(),
    offer({ effect, trialDays }) {
      const days = m.promo_kinds_offers_days({ count: trialDays ?? 0 });
      if (effect.trialEndsAt === null) return days;
      return m.promo_kinds_offers_until({ days, until: formatTime(effect.trialEndsAt, { nameZone: true }) });
    },
    done: ({ trialEndsAt }) => m.promo_kinds_did_trial({ until: formatTime(trialEndsAt, { nameZone: true }) }),
    words: ({ trialDays }) => m.promo_kinds_trial({ days: m.promo_kinds_days({ count: trialDays ?? 0 }) }),
    fields: ({ values, errorOf }) => (
      <TextField
        name="days"
        inputMode="numeric"
        label={m.promo_kinds_input_days()}
        defaultValue={values.days}
        error={errorOf('days')}
      />
    ),
    valuesOf: ({ trialDays }) => ({ days: inputText(trialDays) }),
    read: ({ days }, typed) => ({ trialDays: typed.count('days', days) ?? undefined }),
    required: () => 'days',
    isLimitedToPlans: false,
  },
  discount: {
    label: () => m.promo_kinds_label_discount(),
    offer: ({ discount }) =>
      m.promo_kinds_offers_discount({
        off: discountWords(discount),
        months: m.promo_kinds_months({ count: discount?.months ?? 0 }),
      }),
    done: ({ discountUntil }) => m.promo_kinds_did_discount({ until: formatTime(discountUntil, { nameZone: true }) }),
    words: ({ discount }) =>
      m.promo_kinds_discount({
        off: discountWords(discount),
        months: m.promo_kinds_months({ count: discount?.months ?? 0 }),
      }),
    fields: ({ values, choices, onChoose, errorOf }) => (
      <>
        <div>
          <Segments
            label={m.promo_kinds_input_unit()}
            choices={[
              { value: 'percent', label: m.promo_kinds_unit_percent() },
              { value: 'amount', label: m.promo_kinds_unit_amount() },
            ]}
            value={choices.unit}
            onChange={(unit) => onChoose({ ...choices, unit })}
          />
        </div>
        <div className="zk-columns-180 zk-top zk-gap-16">
          {choices.unit === 'percent' ? (
            <TextField
              key="percent"
              name="percent"
              inputMode="decimal"
              label={m.promo_kinds_input_percent()}
              defaultValue={values.percent}
              error={errorOf('percent')}
            />
          ) : (
            <TextField
              key="off"
              name="off"
              inputMode="decimal"
              label={m.promo_kinds_input_off()}
              defaultValue={values.off}
              error={errorOf('off')}
            />
          )}
          <TextField
            name="months"
            inputMode="numeric"
            label={m.promo_kinds_input_months()}
            description={m.promo_kinds_input_months_help()}
            defaultValue={values.months}
            error={errorOf('months')}
          />
        </div>
      </>
    ),
    valuesOf: ({ discount }) => ({
      percent: inputText(discount?.percentOff),
      off: inputText(discount?.amountOff),
      months: inputText(discount?.months),
    }),
    read: ({ percent, off, months }, typed, { unit }) => ({
      discount: {
        ...(unit === 'percent'
          ? { percentOff: typed.percent('percent', percent) ?? undefined }
          : { amountOff: typed.amount('off', off) ?? undefined }),
        months: typed.count('months', months) ?? undefined,
      },
    }),
    required: ({ unit }) => (unit === 'percent' ? 'percent' : 'off'),
    isLimitedToPlans: true,
  },
};

type Discount = Pick<NonNullable<PromoPreview['discount']>, 'percentOff' | 'amountOff'>;

/** `15%`, `₽500` */
function discountWords(discount: Discount | null): string {
  if (discount?.percentOff) return formatPercent(discount.percentOff);
  return formatMoney(discount?.amountOff, PAYMENT_CURRENCY, { isPlain: true });
}
