/** Plans and credit packs, in roubles. */
import { PAYMENT_CURRENCY } from '@zakupki/procurement/money/payment-currency';
import type { Limits, Plan } from '@zakupki/api-client/schema';
import { MAX_ATTACHMENT_MB } from '../../rules/access/access.ts';
import type { PackRecord, PlanRecord } from '../../model/records/billing.ts';

type Tariff = {
  code: Plan['code'];
  names: readonly [en: string, ru: string];
  credits: number;
  bids: number;
  items: number;
  month: string;
  year: string;
};

const TARIFFS: readonly Tariff[] = [
  { code: 'start', names: ['Start', 'Старт'], credits: 10, bids: 10, items: 100, month: '1990.00', year: '19900.00' },
  { code: 'pro', names: ['Pro', 'Профи'], credits: 40, bids: 20, items: 300, month: '4990.00', year: '49900.00' },
  {
    code: 'business',
    names: ['Business', 'Бизнес'],
    credits: 120,
    bids: 30,
    items: 500,
    month: '9990.00',
    year: '99900.00',
  },
];

const limits = ({ bids, items }: Tariff): Limits => ({
  maxBidsPerOrder: bids,
  maxItemsPerOrder: items,
  maxAttachmentMb: MAX_ATTACHMENT_MB,
});

/** Monthly and yearly plans, in display order. */
export function plans(): PlanRecord[] {
  return (['month', 'year'] as const)
    .flatMap((period) => TARIFFS.map((tariff) => ({ tariff, period })))
    .map(({ tariff, period }, index) => ({
      id: `pln_${tariff.code}_${period}`,
      code: tariff.code,
      name: tariff.names[0],
      nameRu: tariff.names[1],
      period,
      price: tariff[period],
      currency: PAYMENT_CURRENCY,
      creditsPerPeriod: tariff.credits,
      limits: limits(tariff),
      features: [
        `Up to ${tariff.items} lines per order`,
        `Up to ${tariff.bids} bids per order included`,
        `Files up to ${MAX_ATTACHMENT_MB} MB`,
      ],
      featuresRu: [
        `До ${tariff.items} позиций в закупке`,
        `До ${tariff.bids} предложений на закупку без доплаты`,
        `Файлы до ${MAX_ATTACHMENT_MB} МБ`,
      ],
      isPublic: true,
      sort: index + 1,
    }));
}

export function packs(): PackRecord[] {
  return (
    [
      [5, '1190.00'],
      [10, '2190.00'],
      [50, '7990.00'],
    ] as const
  ).map(([credits, price]) => ({ id: `pck_${credits}`, credits, price, currency: PAYMENT_CURRENCY, validDays: 365 }));
}
