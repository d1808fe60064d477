/** Questions, files and saved filters of the buyer, with their audit events. */
import type { Attachment, AuditAction } from '@zakupki/api-client/schema';
import type { AttachmentRecord } from '../../model/records/attachments.ts';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { QuestionRecord, SavedFilterRecord } from '../../model/records/orders.ts';
import { BUYER_SUPPLIERS as supplier } from './suppliers.ts';
import { fileOf, type FileName } from './files.ts';
import { utc } from '../moments.ts';
import { personRef } from '../accounts/users.ts';

const ANNA = personRef('buyer');
const owned = { ownerId: ANNA.id, createdBy: ANNA };

type SeedQuestion = {
  slug: string;
  number: number;
  text: string;
  /** position of the line it is about */
  line?: number;
  by: keyof typeof supplier;
  askedAt: string;
  recordedAt: string;
  answer?: { text: string; at: string };
};

const QUESTIONS: readonly SeedQuestion[] = [
  {
    slug: 'fasteners',
    number: 1,
    text: 'Класс прочности 8.8 обязателен или допустим 10.9?',
    line: 1,
    by: 'metiz',
    askedAt: utc('10-26 08:05'),
    recordedAt: utc('10-26 08:12'),
    answer: { text: 'Допустим 10.9 по той же цене. В предложении укажите класс.', at: utc('10-26 11:30') },
  },
  {
    slug: 'fasteners',
    number: 2,
    text: 'Трос поставляем бухтами по 250 м. Можно ли закрыть 900 м четырьмя бухтами, то есть 1000 м?',
    line: 8,
    by: 'krepmarket',
    askedAt: utc('11-02 07:20'),
    recordedAt: utc('11-02 07:45'),
  },
  {
    slug: 'paper',
    number: 1,
    text: 'Бумага нужна на поддонах или достаточно коробок?',
    by: 'volga',
    askedAt: utc('11-01 14:10'),
    recordedAt: utc('11-02 06:35'),
  },
];

type SeedFile = Pick<Attachment, 'id' | 'ownerId' | 'fileName' | 'mediaType' | 'kind'> & {
  file: FileName;
  uploadedAt: string;
};
type SeedAttachment = SeedFile & { owner: 'order' | 'bid'; orderId: string; label: string };
type SeedDocument = Omit<SeedFile, 'mediaType'> & { title: string; expiresOn: string };

const ATTACHMENTS: readonly SeedAttachment[] = [
  {
    id: 'att_fasteners_spec',
    owner: 'order',
    ownerId: 'ord_fasteners',
    orderId: 'ord_fasteners',
    fileName: 'Спецификация крепежа.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    kind: 'specification',
    file: 'specification.xlsx',
    label: 'Z-2026-000118',
    uploadedAt: utc('10-12 11:40'),
  },
  {
    id: 'att_fasteners_metiz',
    owner: 'bid',
    ownerId: 'bid_fasteners_metiz',
    orderId: 'ord_fasteners',
    fileName: 'КП-1187 Метиз-Сервис.pdf',
    mediaType: 'application/pdf',
    kind: 'quote',
    file: 'quote-metiz.pdf',
    label: supplier.metiz.name,
    uploadedAt: utc('10-28 10:20'),
  },
];

/** Of suppliers: one expires soon, one is valid, one has expired. */
const DOCUMENTS: readonly SeedDocument[] = [
  {
    id: 'att_metiz_certificate',
    ownerId: supplier.metiz.id,
    fileName: 'Сертификат соответствия.pdf',
    kind: 'certificate',
    title: 'Сертификат на крепёж',
    expiresOn: '2026-11-12',
    file: 'certificate.pdf',
    uploadedAt: utc('03-18 09:10'),
  },
  {
    id: 'att_volga_contract',
    ownerId: supplier.volga.id,
    fileName: 'Рамочный договор 14-2026.pdf',
    kind: 'contract',
    title: 'Рамочный договор № 14',
    expiresOn: '2027-03-31',
    file: 'contract.pdf',
    uploadedAt: utc('04-01 07:30'),
  },
  {
    id: 'att_energo_licence',
    ownerId: supplier.energo.id,
    fileName: 'Допуск СРО.pdf',
    kind: 'licence',
    title: 'Допуск СРО на электромонтаж',
    expiresOn: '2026-10-15',
    file: 'certificate.pdf',
    uploadedAt: utc('02-03 12:00'),
  },
];

const SAVED_FILTERS: readonly Pick<SavedFilterRecord, 'id' | 'name' | 'scope' | 'query'>[] = [
  { id: 'flt_due', name: 'Скоро срок', scope: 'orders', query: 'status=published&sort=submissionDeadline' },
  { id: 'flt_conflicts', name: 'Есть расхождения', scope: 'orders', query: 'hasConflicts=true' },
  { id: 'flt_cheapest', name: 'Поданные, от дешёвых', scope: 'bids', query: 'status=submitted&sort=total' },
];

type Paperwork = {
  questions: QuestionRecord[];
  attachments: AttachmentRecord[];
  savedFilters: SavedFilterRecord[];
  audit: AuditRecord[];
};

export function paperwork(): Paperwork {
  const savedFilters = SAVED_FILTERS.map((filter) => {
    const dates = { createdAt: utc('10-06 06:40'), updatedAt: utc('10-20 07:15') };
    return { ...owned, ...filter, ...dates, version: 2, isDefault: false };
  });
  return {
    questions: QUESTIONS.map(questionOf),
    attachments: [...ATTACHMENTS.map(attachmentOf), ...DOCUMENTS.map(documentOf)],
    savedFilters,
    audit: [...QUESTIONS.flatMap(questionEvents), ...ATTACHMENTS.map(attachmentEvent)],
  };
}

function questionOf({ slug, number, text, line, by, askedAt, recordedAt, answer }: SeedQuestion): QuestionRecord {
  return {
    ...owned,
    id: `qst_${slug}_${number}`,
    orderId: `ord_${slug}`,
    number,
    version: answer ? 2 : 1,
    createdAt: recordedAt,
    updatedAt: answer?.at ?? recordedAt,
    status: answer ? 'answered' : 'open',
    text,
    orderItemId: line === undefined ? null : `itm_${slug}_${line}`,
    askedBy: { supplierId: supplier[by].id, name: supplier[by].name },
    askedAt,
    answer: answer ? { ...answer, by: ANNA } : null,
  };
}

const uploaded = { userId: ANNA.id, uploadedBy: ANNA };

function attachmentOf({ file, label: _label, ...attached }: SeedAttachment): AttachmentRecord {
  return { ...attached, ...fileOf(file), ...uploaded, title: null, expiresOn: null };
}

function documentOf({ file, ...details }: SeedDocument): AttachmentRecord {
  const place = { owner: 'supplier', orderId: null, mediaType: 'application/pdf' } as const;
  return { ...details, ...place, ...fileOf(file), ...uploaded };
}

function questionEvents({ slug, number, text, recordedAt, answer }: SeedQuestion): AuditRecord[] {
  const entity = { type: 'question', id: `qst_${slug}_${number}`, label: `№ ${number}` } as const;
  const of = { orderId: `ord_${slug}`, entity };
  const asked = auditEvent(`q${number}_asked`, 'question.ask', recordedAt, of, { path: '/text', from: null, to: text });
  if (!answer) return [asked];
  const change = { path: '/answer', from: null, to: answer.text };
  return [asked, auditEvent(`q${number}_answered`, 'question.answer', answer.at, of, change)];
}

function attachmentEvent({ id, owner, ownerId, orderId, label, fileName, uploadedAt }: SeedAttachment): AuditRecord {
  const change = { path: '/attachments', from: null, to: fileName };
  const entity = { type: owner, id: ownerId, label };
  return auditEvent(id.slice('att_fasteners_'.length), 'attachment.add', uploadedAt, { orderId, entity }, change);
}

function auditEvent(
  name: string,
  action: AuditAction,
  at: string,
  of: Pick<AuditRecord, 'orderId' | 'entity'>,
  change: AuditRecord['changes'][number],
): AuditRecord {
  return {
    id: `aud_${of.orderId.slice('ord_'.length)}_${name}`,
    ownerId: ANNA.id,
    ...of,
    at,
    action,
    actor: ANNA,
    onBehalfOf: null,
    changes: [change],
    reason: null,
    requestId: null,
  };
}
