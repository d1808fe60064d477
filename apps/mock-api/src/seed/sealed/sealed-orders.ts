/** A buyer with sealed bids: an order that still collects them, and one whose bids were opened at its deadline. */
import type { AuditRecord } from '../../model/records/audit.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import { personRef } from '../accounts/users.ts';
import type { SeedBid } from '../builders/bid.ts';
import type { SeedOrder } from '../builders/order.ts';
import { readTable } from '../builders/read-table.ts';
import { buildSupplier } from '../builders/supplier.ts';
import { minutesAfter, utc } from '../moments.ts';

const OWNER = personRef('buyer-sealed');

const SUPPLIERS = readTable(
  ['slug', 'company', 'inn', 'contact', 'role', 'email', 'phone'],
  `
  reagent | ООО «Реагент-Сервис» | 7728456715 | Алла Ветрова | Менеджер          | vetrova@reagent-s.example | +74957410233
  steklo  | ООО «Лабстекло»      | 5031044127 | Егор Пашин   | Отдел сбыта       | zakaz@labsteklo.example   | +74965440917
  analit  | АО «Аналит»          | 7811555239 | Юлия Нестор  | Ведущий специалист | nestor@analit.example     | +78124480066`,
).map(({ slug, company, inn, contact, role, email, phone }) =>
  buildSupplier('buyer-sealed', `sealed_${slug}`, company, inn, [contact, role, email, phone]),
);

type Answer = readonly [supplier: string, openedAt: string | null, submittedAt: string | null, prices?: string];
type Request = {
  slug: string;
  sentAt: string;
  answers: readonly Answer[];
};

const COLLECTING: Request = {
  slug: 'sealed',
  sentAt: utc('10-27 08:10'),
  answers: [
    ['reagent', utc('10-27 09:02'), utc('10-29 13:45'), '2140 915 61.5'],
    ['steklo', utc('10-28 06:30'), utc('10-30 10:20'), '2090 940 58'],
    ['analit', null, null],
  ],
};

const OPENED: Request = {
  slug: 'sealed_opened',
  sentAt: utc('10-13 07:40'),
  answers: [
    ['analit', utc('10-13 08:15'), utc('10-20 12:05'), '18400 3150'],
    ['reagent', utc('10-14 07:20'), utc('10-22 09:30'), '17950 3290'],
    ['steklo', utc('10-15 11:00'), utc('10-26 14:10'), '19200 2980'],
  ],
};

const idOf = ({ slug }: Request, supplier: string) => `inv_${slug}_${supplier}`;

function supplierOf(slug: string): SupplierRecord {
  const found = SUPPLIERS.find(({ id }) => id === `sup_sealed_${slug}`);
  if (!found) throw new Error(`No supplier ${slug}`);
  return found;
}

function invitationsOf(request: Request): InvitationRecord[] {
  return request.answers.map(([slug, openedAt]) => {
    const { id: supplierId, name, contacts } = supplierOf(slug);
    return {
      id: idOf(request, slug),
      ownerId: OWNER.id,
      orderId: `ord_${request.slug}`,
      supplierId,
      supplierName: name,
      email: contacts[0]?.email ?? '',
      contactName: contacts[0]?.name ?? null,
      locale: 'ru',
      message: null,
      sentAt: request.sentAt,
      openedAt,
      remindedAt: null,
      revokedAt: null,
      decline: null,
      bouncedAt: null,
      isReminded: false,
    };
  });
}

function bidsOf(request: Request): SeedBid[] {
  return request.answers.flatMap(([slug, , submittedAt, prices]): SeedBid[] => {
    if (submittedAt === null) return [];
    const supplier = supplierOf(slug);
    const id = idOf(request, slug);
    return [
      {
        slug,
        supplier,
        prices: prices?.split(' ') ?? [],
        received: submittedAt,
        steps: [
          [minutesAfter(submittedAt, -50), 'create'],
          [submittedAt, 'submit'],
        ],
        more: {
          invitationId: id,
          source: 'supplier_link',
          createdBy: { id, name: supplier.contacts[0]?.name ?? supplier.name },
          ownChangeAt: submittedAt,
          validUntil: '2026-12-31',
          deliveryDays: 12,
        },
      },
    ];
  });
}

const delivery = { address: 'Москва, ул. Вавилова, 7', region: 'RU-MOW', incoterm: 'DDP', place: null } as const;

export const SEALED: {
  name: 'buyer-sealed';
  suppliers: readonly SupplierRecord[];
  orders: readonly SeedOrder[];
} = {
  name: 'buyer-sealed',
  suppliers: SUPPLIERS,
  orders: [
    {
      slug: OPENED.slug,
      number: 1,
      title: 'Весы лабораторные и штативы',
      deadline: utc('10-30 12:00'),
      budget: '160000.00',
      items: [
        ['Весы лабораторные, 0,01 г', '6', 'H87'],
        ['Штатив лабораторный с лапками', '12', 'H87'],
      ],
      steps: [
        [utc('10-12 09:20'), 'create'],
        [utc('10-13 07:30'), 'publish'],
        [utc('10-30 12:00'), 'deadline'],
        [utc('10-30 12:00'), 'open_bids'],
      ],
      bids: bidsOf(OPENED),
      more: { sealedBids: true, openedAt: utc('10-30 12:00'), delivery },
    },
    {
      slug: COLLECTING.slug,
      number: 2,
      title: 'Реактивы и посуда для лаборатории',
      deadline: utc('11-18 12:00'),
      budget: '330000.00',
      items: [
        ['Ацетонитрил для ВЭЖХ, 2,5 л', '60', 'XBO'],
        ['Колба мерная 1000 мл', '90', 'H87'],
        ['Пипетка Пастера, упаковка 100 штук', '400', 'XPK'],
      ],
      steps: [
        [utc('10-26 12:15'), 'create'],
        [utc('10-27 08:00'), 'publish'],
      ],
      bids: bidsOf(COLLECTING),
      more: { sealedBids: true, delivery },
    },
  ],
};

export const SEALED_INVITATIONS: readonly InvitationRecord[] = [OPENED, COLLECTING].flatMap(invitationsOf);

/** Events of the invitations. */
export const SEALED_INVITATION_EVENTS: readonly AuditRecord[] = SEALED_INVITATIONS.map(
  ({ id, orderId, supplierName, email, sentAt }) => ({
    id: id.replace('inv_', 'aud_'),
    ownerId: OWNER.id,
    orderId,
    entity: { type: 'invitation', id, label: supplierName },
    at: sentAt,
    action: 'invitation.send',
    actor: OWNER,
    onBehalfOf: null,
    changes: [{ path: '/email', from: null, to: email }],
    reason: null,
    requestId: null,
  }),
);
