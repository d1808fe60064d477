import type { Body } from '@zakupki/api-client/operation';
import { zStartCheckoutBody } from '@zakupki/api-client/zod';
import { contractComplaints, textOrNone } from '../../../forms/contract-check.ts';
import { innProblem } from '../../../entities/supplier/inn-problem.ts';
import type { Complaints, FormValues } from '../../../forms/plain-form.ts';
import type { Purchase, PayMethod } from './purchase.ts';

export type CheckoutField = 'promoCode' | 'company' | 'inn' | 'email';

export const POINTERS: Readonly<Record<CheckoutField, string>> = {
  promoCode: '/promoCode',
  company: '/invoice/company',
  inn: '/invoice/taxId/id',
  email: '/invoice/email',
};

/** Validates against the contract and checks the INN's checksum. */
export function checkoutComplaints(
  purchase: Purchase,
  method: PayMethod,
  values: FormValues<CheckoutField>,
): Complaints<CheckoutField> {
  const complaints = contractComplaints(zStartCheckoutBody, drafted(purchase, method, values), POINTERS);
  const isWrong = method === 'invoice' && innProblem(values.inn) !== null;
  return isWrong ? { ...complaints, inn: () => innProblem(values.inn) ?? '' } : complaints;
}

export function checkoutBody(
  purchase: Purchase,
  method: PayMethod,
  values: FormValues<CheckoutField>,
  /** path of this page, which the payment provider leads back to */
  returnUrl: string,
): Body<'startCheckout'> {
  const draft = drafted(purchase, method, values);
  return zStartCheckoutBody.parse(method === 'card' ? { ...draft, returnUrl } : draft);
}

function drafted(purchase: Purchase, method: PayMethod, { promoCode, company, inn, email }: FormValues<CheckoutField>) {
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
