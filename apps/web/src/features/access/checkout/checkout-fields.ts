import type { Body } from '@zakupki/api-client/operation';
import { zStartCheckoutBody } from '@zakupki/api-client/zod';
import { contractFieldProblems, textOrNone } from '../../../forms/contract-check.ts';
import { innProblem } from '../../../entities/supplier/inn-problem.ts';
import type { FieldProblems, FormValues } from '../../../forms/plain-form.ts';
import type { Purchase, PayMethod } from './purchase.ts';

export type CheckoutField = 'promoCode' | 'company' | 'inn' | 'email';

export const POINTERS: Readonly<Record<CheckoutField, string>> = {
  promoCode: '/promoCode',
  company: '/invoice/company',
  inn: '/invoice/taxId/id',
  email: '/invoice/email',
};

/** Validates against the contract and checks the INN's checksum. */
export function checkoutProblems(
  purchase: Purchase,
  method: PayMethod,
  values: FormValues<CheckoutField>,
): FieldProblems<CheckoutField> {
  const fieldProblems = contractFieldProblems(zStartCheckoutBody, toDraft(purchase, method, values), POINTERS);
  const isInnInvalid = method === 'invoice' && innProblem(values.inn) !== null;
  return isInnInvalid ? { ...fieldProblems, inn: () => innProblem(values.inn) ?? '' } : fieldProblems;
}

export function checkoutBody(
  purchase: Purchase,
  method: PayMethod,
  values: FormValues<CheckoutField>,
  /** path of this page; the payment provider redirects to it */
  returnUrl: string,
): Body<'startCheckout'> {
  const draft = toDraft(purchase, method, values);
  return zStartCheckoutBody.parse(method === 'card' ? { ...draft, returnUrl } : draft);
}

function toDraft(purchase: Purchase, method: PayMethod, { promoCode, company, inn, email }: FormValues<CheckoutField>) {
  return {
    method,
    ...(purchase.kind === 'plan'
      ? { planId: purchase.plan.id, promoCode: textOrNone(promoCode) }
      : { packId: purchase.pack.id }),
    ...(method === 'invoice' && {
      invoice: {
        company: textOrNone(company),
        taxId: { scheme: 'RU-INN', id: textOrNone(inn.replaceAll(/\s/g, '')) },
        email: textOrNone(email),
      },
    }),
  };
}
