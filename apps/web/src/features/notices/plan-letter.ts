import type { Me, Plan } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatMoney } from '../../format/numbers.ts';
import { supportMail } from '../../support-mail.ts';

/** The address of the letter that asks for a plan: it says already which one, for whom and whom to bill. */
export function planLetter(plan: Plan, me: Me | undefined): string {
  const period = plan.period === 'year' ? m.plans_by_year() : m.plans_by_month();
  const price = formatMoney(plan.price, plan.currency, { isPlain: true });
  const company = me?.profile.company;
  const body = [
    m.notices_letter_wish({ plan: plan.name, period, price }),
    me && m.notices_letter_account({ email: me.user.email }),
    company?.name && m.notices_letter_company({ company: company.name }),
    company?.taxId && m.notices_letter_tax({ id: company.taxId.id }),
  ];
  return supportMail({
    subject: m.notices_letter_subject({ plan: plan.name, period }),
    body: body.filter(Boolean).join('\n'),
  });
}
