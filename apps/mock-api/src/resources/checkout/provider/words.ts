/** Words of the simulated page. */
import type { Words } from '@zakupki/words';

export const WORDS = {
  title: { en: 'Payment', ru: 'Оплата' },
  simulated: {
    en: 'Simulated payment provider. No money is charged, and no card is needed.',
    ru: 'Учебная платёжная система. Деньги не списываются, карта не нужна.',
  },
  amount: { en: 'Amount', ru: 'Сумма' },
  purchase: { en: 'Purchase', ru: 'Покупка' },
  seller: { en: 'Seller', ru: 'Продавец' },
  until: { en: 'Pay until', ru: 'Оплатить до' },
  outcome: { en: 'What happens', ru: 'Что произойдёт' },
  pay: { en: 'Pay {amount}', ru: 'Оплатить {amount}' },
  pay_hint: { en: 'The bank confirms immediately.', ru: 'Банк сразу подтвердит платёж.' },
  decline: { en: 'Decline the card', ru: 'Отклонить карту' },
  decline_hint: { en: 'The bank refuses the payment.', ru: 'Банк откажет в платеже.' },
  late: { en: 'Pay late', ru: 'Оплатить с опозданием' },
  late_hint: {
    en: 'The bank confirms half an hour after the payment has expired. We then accept it, or return it if you have paid otherwise.',
    ru: 'Банк подтвердит платёж через полчаса после срока. Тогда мы его примем, а если вы уже заплатили иначе — вернём деньги.',
  },
  leave: { en: 'Return without paying', ru: 'Вернуться без оплаты' },
  leave_hint: {
    en: 'The payment stays open until it expires.',
    ru: 'Платёж останется открытым до истечения срока.',
  },
  back: { en: 'Back to Zakupki', ru: 'Вернуться в Zakupki' },
  paid: { en: 'This payment is paid.', ru: 'Платёж оплачен.' },
  pending: { en: 'The bank is processing this payment.', ru: 'Банк обрабатывает платёж.' },
  failed: {
    en: 'The bank declined this payment. You were not charged.',
    ru: 'Банк отклонил платёж. Деньги не списаны.',
  },
  cancelled: {
    en: 'This payment was cancelled: it was replaced by another one or not paid in time. You were not charged.',
    ru: 'Платёж отменён: его заменил другой или срок оплаты истёк. Деньги не списаны.',
  },
  refunded: {
    en: 'The money came too late and was returned.',
    ru: 'Деньги пришли слишком поздно и возвращены.',
  },
} satisfies Record<string, Words>;
