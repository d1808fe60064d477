/** An order for tests: fasteners, as in the demo. */
import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { emptyValues } from '@zakupki/procurement/fields/field';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import type { FormOrder } from '../src/bid-form/write-bid-form.ts';

export const orderItem = (position: number, name: string, more: Partial<OrderItem> = {}): OrderItem => ({
  ...emptyValues<OrderItem>(ORDER_LINE_FIELDS),
  id: `itm_${position}`,
  position,
  name,
  quantity: '100',
  changedInRevision: 1,
  ...more,
});

export const ORDER: FormOrder & Pick<Order, 'items'> = {
  number: 'Z-2026-000118',
  title: 'Крепёж и расходники',
  description: '',
  currency: 'RUB',
  vatMode: 'excluded',
  vatRateDefault: '22',
  submissionDeadline: '2026-11-09T12:00:00Z',
  timeZone: 'Europe/Moscow',
  delivery: { address: 'Москва, Складочная ул., 1', region: null, incoterm: 'DDP', place: null },
  payment: { kind: 'postpaid', prepayPercent: null, postpayDays: 30 },
  lots: [],
  showCeilings: false,
  items: [
    orderItem(1, 'Болт М8×30 оцинкованный, DIN 933', { sku: 'B-0830', gtin: '4006381333931' }),
    orderItem(2, 'Гайка М8 оцинкованная, DIN 934'),
    orderItem(3, 'Шайба М8 плоская, DIN 125'),
    orderItem(4, 'Саморез 4,2×16 с прессшайбой'),
    orderItem(5, 'Анкерный болт 12×100'),
    orderItem(6, 'Герметик силиконовый, 280 мл'),
    orderItem(7, 'Диск отрезной 125×1,2 мм'),
    orderItem(8, 'Трос стальной 6 мм, DIN 3055', { unitCode: 'MTR' }),
  ],
};

/** Another order: office supplies by the piece and by the pack. */
export const OFFICE: typeof ORDER = {
  ...ORDER,
  title: 'Мебель и расходники для офиса',
  items: [
    orderItem(1, 'Стол письменный 1200×600', { quantity: '10' }),
    orderItem(2, 'Кресло офисное «Престиж»', { quantity: '40' }),
    orderItem(3, 'Бумага А4, 80 г/м², 500 л', { quantity: '150', unitCode: 'XPK' }),
    orderItem(4, 'Перчатки нитриловые, размер M', { quantity: '1000' }),
  ],
};
