/** An order that suppliers were invited to, with an invitation in every state. */
import type { PersonRef } from '@zakupki/api-client/schema';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { SeedOrder } from '../builders/order.ts';
import { personRef } from '../accounts/users.ts';
import { utc } from '../moments.ts';
import { bid, bidSteps, head, orderSteps } from './short-forms.ts';
import { BUYER_SUPPLIERS, type SupplierSlug } from './suppliers.ts';

const ANNA = personRef('buyer');
const SENT_AT = utc('10-26 08:40');
const MESSAGE = 'Просим учесть доставку до склада в Твери.';

type Progress = Partial<InvitationRecord>;

/** What happened to each invitation. The demo users are `supplier`, `supplier-declined` and `supplier-revoked`. */
const PROGRESS: { readonly [S in SupplierSlug]?: Progress } = {
  bolt24: {},
  tara: { openedAt: utc('10-27 06:55') },
  metiz: { openedAt: utc('10-26 09:20') },
  krepmarket: { openedAt: utc('10-26 11:05') },
  podshipnik: {
    openedAt: utc('10-26 10:10'),
    decline: { reasonCode: 'assortment', reason: 'Тарой не занимаемся', at: utc('10-26 10:14') },
  },
  bumaga: { bouncedAt: SENT_AT },
  energo: {
    openedAt: utc('10-27 13:30'),
    revokedAt: utc('10-28 07:15'),
  },
};

export const INVITATIONS: readonly InvitationRecord[] = Object.entries(PROGRESS).map(([slug, progress]) =>
  invitationOf(slug as SupplierSlug, progress),
);

function invitationOf(slug: SupplierSlug, progress: Progress): InvitationRecord {
  const { id: supplierId, name, contacts } = BUYER_SUPPLIERS[slug];
  return {
    id: `inv_tender_${slug}`,
    ownerId: ANNA.id,
    orderId: 'ord_tender',
    supplierId,
    supplierName: name,
    email: contacts[0]?.email ?? '',
    contactName: contacts[0]?.name ?? null,
    locale: 'ru',
    message: MESSAGE,
    sentAt: SENT_AT,
    openedAt: null,
    remindedAt: null,
    revokedAt: null,
    decline: null,
    bouncedAt: null,
    isReminded: false,
    ...progress,
  };
}

function supplierRef(slug: SupplierSlug): PersonRef {
  const { id, contactName, email } = invitationOf(slug, {});
  return { id, name: contactName ?? email };
}

/** Fields of a bid that the supplier entered. */
const bySupplier = (slug: SupplierSlug, changedAt: string) =>
  ({
    invitationId: `inv_tender_${slug}`,
    source: 'supplier_link',
    createdBy: supplierRef(slug),
    ownChangeAt: utc(changedAt),
  }) as const;

export const TENDER: SeedOrder = {
  ...head('tender', 113, 'Тара и упаковка для склада', '11-16 12:00', '1100000.00'),
  items: [
    ['Поддон деревянный 1200×800, 2 сорт', '400', 'H87', { specification: 'ГОСТ 33757, сухие, без излома досок' }],
    ['Ремень стяжной 5 т, 8 м', '120', 'H87'],
    ['Плёнка стрейч 500 мм, 20 мкм', '300', 'H87', { specification: 'Нетто 2 кг' }],
    ['Ящик складной 600×400×320', '150', 'H87', { requiredBy: '2026-12-10' }],
    ['Лента клейкая 48 мм × 66 м', '720', 'H87'],
  ],
  steps: orderSteps('create 10-01 09:00, update 10-08 12:10, publish 10-09 08:30'),
  bids: [
    bid('krepmarket', '10-29 09:12', ['690', '870', '355', '690', '58.4'], {
      steps: bidSteps('create 10-28 14:20, submit 10-29 09:12'),
      more: {
        ...bySupplier('krepmarket', '10-29 09:12'),
        externalNumber: 'КМ-904',
        validUntil: '2026-12-31',
        deliveryDays: 10,
      },
    }),
    bid('metiz', '10-30 07:05', ['712', null, null, null, null], {
      steps: bidSteps('create 10-30 07:05, update 10-30 07:40'),
      namesNoTotals: true,
      more: { ...bySupplier('metiz', '10-30 07:40'), validUntil: null },
    }),
  ],
  more: {
    tags: ['склад'],
    delivery: { address: 'Тверь, ул. Индустриальная, 13', region: 'RU-TVE', incoterm: 'DDP', place: null },
  },
};

/** Events of the invitations, oldest first. */
export const INVITATION_EVENTS: readonly AuditRecord[] = INVITATIONS.flatMap(
  ({ id, email, supplierName, ...progress }) => {
    const slug = id.slice('inv_tender_'.length);
    const event: Omit<AuditRecord, 'id' | 'at' | 'action'> = {
      ownerId: ANNA.id,
      orderId: 'ord_tender',
      entity: { type: 'invitation', id, label: supplierName },
      actor: ANNA,
      onBehalfOf: null,
      changes: [],
      reason: null,
      requestId: null,
    };
    const { decline, revokedAt } = progress;
    return [
      {
        ...event,
        id: `aud_tender_${slug}_sent`,
        at: SENT_AT,
        action: 'invitation.send' as const,
        changes: [{ path: '/email', from: null, to: email }],
      },
      ...(decline
        ? [
            {
              ...event,
              id: `aud_tender_${slug}_declined`,
              at: decline.at,
              action: 'invitation.decline' as const,
              actor: supplierRef(slug as SupplierSlug),
              reason: decline.reason,
            },
          ]
        : []),
      ...(revokedAt === null
        ? []
        : [{ ...event, id: `aud_tender_${slug}_revoked`, at: revokedAt, action: 'invitation.revoke' as const }]),
    ];
  },
);
