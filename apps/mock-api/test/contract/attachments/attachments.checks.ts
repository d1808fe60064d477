import { type Arg, etag } from '@zakupki/api-client/operation';
import { createHash } from 'node:crypto';
import type { ApiProblem, Attachment } from '@zakupki/api-client/schema';
import { zipOf } from './archive.ts';
import { inCp1251 } from '../spreadsheets/inputs.ts';
import { checks, expect } from '../suite/checks.ts';
import { keyed, pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';
import { formOf, type SentFile } from '@zakupki/mock-engine/suite/form';
import { PDF } from '../suite/form.ts';

const { as, describe, it } = checks('attachments');

const ORDER = { owner: 'order', ownerId: 'ord_fasteners' };
const BID = { owner: 'bid', ownerId: 'bid_fasteners_volga' };

const upload = (caller: ContractClient, file: unknown, more: object = ORDER) =>
  caller.send('uploadAttachment', { body: { ...more, file }, headers: keyed() });

async function attached(caller: ContractClient, file: SentFile, more: object = ORDER): Promise<Attachment> {
  const { status, body } = await upload(caller, file, more);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as Attachment;
}

async function refused(caller: ContractClient, file: unknown, more: object = ORDER) {
  const { status, body } = await upload(caller, file, more);
  const { code, message, errors = [] } = body as ApiProblem;
  return { status, code, message, errors: pointers({ errors }) };
}

const orderFiles = async (caller: ContractClient, id = 'ord_fasteners') =>
  (await caller.ok('getOrder', { orderId: id })).body.attachments;
const bidFiles = async (caller: ContractClient) =>
  (await caller.ok('getBid', { orderId: 'ord_fasteners', bidId: BID.ownerId })).body.attachments;

/** Different content on every call. */
const text = (name: string, content = `Позиция;Цена\n${name};1,50\n`): SentFile => ({
  name,
  type: 'text/csv',
  content,
});
const PNG = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='), (sign) => sign.charCodeAt(0)); // prettier-ignore
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]); // prettier-ignore
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const office = (part: string, type: string) =>
  zipOf({
    '[Content_Types].xml': `<Types><Override PartName="/${part}" ContentType="${OFFICE}.${type}.main+xml"/></Types>`,
    [part]: '<x/>',
  });
const XLSX = office('xl/workbook.xml', 'spreadsheetml.sheet');
const DOCX = office('word/document.xml', 'wordprocessingml.document');
const ZIP = zipOf({ 'readme.txt': 'Прайс' });

const TYPES: readonly [name: string, type: string, content: SentFile['content'], mediaType: string][] = [
  ['a.pdf', 'application/pdf', PDF.content, 'application/pdf'],
  ['a.xlsx', `${OFFICE}.spreadsheetml.sheet`, XLSX, `${OFFICE}.spreadsheetml.sheet`],
  ['a.docx', `${OFFICE}.wordprocessingml.document`, DOCX, `${OFFICE}.wordprocessingml.document`],
  ['a.csv', 'application/vnd.ms-excel', 'a;b\n1;2\n', 'text/csv'],
  ['a.CSV', 'text/plain', Uint8Array.from([0xcf, 0xf0, 0xe0, 0xe9, 0xf1, 0x3b, 0x31, 0x0d, 0x0a]), 'text/csv'],
  ['a.png', 'image/png', PNG, 'image/png'],
  ['a.jpeg', 'image/pjpeg', JPEG, 'image/jpeg'],
  ['a.zip', 'application/x-zip-compressed', ZIP, 'application/zip'],
  ['a.pdf', 'application/octet-stream', PDF.content, 'application/pdf'],
];

describe('attaching a file', () => {
  as('buyer', 'returns the metadata and lists the file on the order', async (buyer) => {
    const before = await orderFiles(buyer);
    const file = await attached(buyer, PDF, { ...ORDER, kind: 'contract' });
    const { content } = PDF;
    expect(file).toMatchObject({
      ...ORDER,
      orderId: 'ord_fasteners',
      fileName: PDF.name,
      mediaType: 'application/pdf',
      size: Buffer.from(content).length,
      sha256: createHash('sha256').update(content).digest('hex'),
      kind: 'contract',
      uploadedBy: { id: 'usr_buyer', name: 'Анна Соколова' },
      url: `/attachments/${file.id}`,
    });
    expect(Math.abs(Date.parse(file.uploadedAt) - Date.parse('2026-11-02T09:00:00Z'))).toBeLessThan(60_000);
    expect(await orderFiles(buyer)).toEqual([...before, file]);
  });

  as('buyer', 'to a bid keeps the bid’s version', async (buyer) => {
    const { body: before } = await buyer.ok('getBid', { orderId: 'ord_fasteners', bidId: BID.ownerId });
    const file = await attached(buyer, PDF, BID);
    expect([file.kind, file.orderId]).toEqual(['other', 'ord_fasteners']);
    const { body: after } = await buyer.ok('getBid', { orderId: 'ord_fasteners', bidId: BID.ownerId });
    expect(after).toMatchObject({ version: before.version, attachments: [...before.attachments, file] });
  });

  as('buyer', 'to a draft ends when the draft is deleted', async (buyer) => {
    const { body: order } = await buyer.ok('createOrder', { body: { title: 'Тара' } });
    const file = await attached(buyer, PDF, { owner: 'order', ownerId: order.id });
    await buyer.ok('deleteOrder', { orderId: order.id, ifMatch: '"1"' });
    await buyer.refused('deleteAttachment', { attachmentId: file.id }, 404);
    const { body: bid } = await buyer.ok('createBid', { orderId: 'ord_fasteners', body: {} });
    const quote = await attached(buyer, PDF, { owner: 'bid', ownerId: bid.id });
    await buyer.ok('deleteBid', { orderId: bid.orderId, bidId: bid.id, ifMatch: '"1"' });
    await buyer.refused('deleteAttachment', { attachmentId: quote.id }, 404);
  });

  as('buyer', 'is recorded in the history with the file name', async (buyer) => {
    const file = await attached(buyer, PDF, BID);
    await buyer.ok('deleteAttachment', { attachmentId: file.id });
    const { data } = (await buyer.ok('listOrderAudit', { orderId: 'ord_fasteners', limit: 2, bidId: BID.ownerId }))
      .body;
    expect(data.map(({ action, entity, changes }) => [action, entity.id, changes])).toEqual([
      ['attachment.delete', BID.ownerId, [{ path: '/attachments', from: PDF.name, to: null }]],
      ['attachment.add', BID.ownerId, [{ path: '/attachments', from: null, to: PDF.name }]],
    ]);
  });

  as('subscription-expired', 'is possible without a subscription', async (caller) => {
    const { body: order } = await caller.ok('createOrder', { body: {} });
    const { id } = await attached(caller, PDF, { owner: 'order', ownerId: order.id });
    await caller.ok('deleteAttachment', { attachmentId: id });
  });

  it.each(TYPES)('accepts %s sent as %s', async (name, type, content, mediaType) => {
    const file = await attached(await signedIn('buyer'), { name, type, content });
    expect([file.fileName, file.mediaType]).toEqual([name, mediaType]);
  });

  it.each<[string, string, string]>([
    ['a path', '..\\..\\C:\\quotes/2026/КП 1.pdf', 'КП 1.pdf'],
    ['text direction marks', 'Счёт_fdp.\u202Exslx.pdf', 'Счёт_fdp.xslx.pdf'],
    ['control characters', 'a\u0000b\u0007.pdf', 'ab.pdf'],
    ['a device name', 'CON.pdf', '_CON.pdf'],
    ['full stops', '..hidden .pdf..', 'hidden .pdf'],
    ['no extension', 'Договор', 'Договор.pdf'],
    ['characters that file systems reject', 'a<b>:c?.pdf', 'a_b__c_.pdf'],
    ['no end', `${'я'.repeat(300)}.pdf`, `${'я'.repeat(251)}.pdf`],
  ])('cleans a name with %s', async (_what, name, expected) => {
    expect((await attached(await signedIn('buyer'), { ...PDF, name })).fileName).toBe(expected);
  });
});

describe('details of a file', () => {
  as('buyer', 'include its kind; a title and a last day are for suppliers’ documents only', async (buyer) => {
    const file = await attached(buyer, PDF);
    const arg = { attachmentId: file.id };
    const changed = (await buyer.ok('updateAttachment', { ...arg, body: { kind: 'contract' } })).body;
    expect(changed).toEqual({ ...file, kind: 'contract' });
    expect((await orderFiles(buyer)).at(-1)).toEqual(changed);
    const body = { title: 'Договор', expiresOn: '2027-01-01' };
    const problem = await buyer.refused('updateAttachment', { ...arg, body }, 422);
    expect(pointers(problem)).toEqual(['/title not_allowed', '/expiresOn not_allowed']);
    expect(await refused(buyer, { ...PDF, name: 'Другой.pdf' }, { ...BID, ...body })).toMatchObject({
      status: 422,
      errors: ['/title not_allowed', '/expiresOn not_allowed'],
    });
  });

  as('buyer', 'of a supplier’s document can be changed and cleared', async (buyer) => {
    const details = { kind: 'licence', title: 'Лицензия № 7', expiresOn: '2027-03-31' } as const;
    const file = await attached(buyer, PDF, { owner: 'supplier', ownerId: 'sup_volga', ...details });
    expect(file).toMatchObject({ ...details, orderId: null });
    const change = async (body: Arg<'updateAttachment'>['body']) =>
      (await buyer.ok('updateAttachment', { attachmentId: file.id, body })).body;
    const renewed = { title: 'Лицензия № 8', expiresOn: '2028-03-31' };
    expect(await change(renewed)).toEqual({ ...file, ...renewed });
    expect(await change({ title: null })).toEqual({ ...file, ...renewed, title: null });
    expect(await change({ expiresOn: null })).toEqual({ ...file, title: null, expiresOn: null });
    const { body: supplier } = await buyer.ok('getSupplier', { supplierId: 'sup_volga' });
    expect(supplier.documents.at(-1)).toEqual({ ...file, title: null, expiresOn: null });
  });

  as('buyer', 'cannot change after the order was decided', async (buyer) => {
    const file = await attached(buyer, PDF);
    const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_fasteners' });
    const reason = { reasonCode: 'need_gone', reason: 'Больше не нужно' } as const;
    await buyer.ok('cancelOrder', { orderId: order.id, ifMatch: etag(order), body: reason });
    const arg = { attachmentId: file.id, body: { kind: 'contract' } } as const;
    await buyer.refused('updateAttachment', arg, 409, 'attachment_locked');
  });
});

as('buyer', 'the same file on two bids is strong evidence of affiliated suppliers', async (buyer) => {
  const orderId = 'ord_bearings';
  const { body: bids } = await buyer.ok('listBids', { orderId });
  const conflicts = async () =>
    (await buyer.ok('listConflicts', { orderId, kind: ['affiliated_suppliers'], status: ['open'] })).body.data;
  expect(await conflicts()).toEqual([]);
  const files = [];
  for (const { id } of bids.data) files.push(await attached(buyer, PDF, { owner: 'bid', ownerId: id }));
  const [found] = await conflicts();
  expect(found).toMatchObject({ severity: 'blocker', details: { strong: ['same_file'], weak: [] } });
  expect(found?.bidIds.toSorted()).toEqual(bids.data.map(({ id }) => id).toSorted());
  await buyer.ok('deleteAttachment', { attachmentId: files[0]?.id ?? '' });
  expect(await conflicts()).toEqual([]);
});

describe('a file is refused', () => {
  it.each<[string, SentFile, string, string]>([
    [
      'of an unsupported type',
      { name: 'a.exe', content: 'MZ\u0090\u0000\u0003' },
      'unsupported_file_type',
      'PDF, XLSX',
    ],
    ['of text with an HTML name', text('a.html', '<b>'), 'unsupported_file_type', 'PDF, XLSX'],
    ['that is no PDF', { name: 'a.pdf', content: 'a;b\n' }, 'file_name_mismatch', 'CSV'],
    ['that is a workbook with another extension', { name: 'a.zip', content: XLSX }, 'file_name_mismatch', 'XLSX'],
    ['that is a picture with another extension', { name: 'a.csv', content: PNG }, 'file_name_mismatch', 'PNG'],
    ['sent with another type', { ...PDF, type: 'image/png' }, 'declared_type_mismatch', 'PDF'],
    [
      'of binary data named CSV',
      { name: 'a.csv', content: Uint8Array.from([1, 2, 3, 0, 255]) },
      'unsupported_file_type',
      'CSV',
    ],
  ])('%s', async (_what, file, code, said) => {
    const answer = await refused(await signedIn('buyer'), file);
    expect([answer.status, answer.code, answer.message.includes(said)]).toEqual([415, code, true]);
  });

  it('when it is empty', async () => {
    const answer = await refused(await signedIn('buyer'), { name: 'a.csv', content: '' });
    expect(answer).toMatchObject({ status: 422, errors: ['/file required'] });
  });

  as('buyer', 'when it exceeds the plan’s limit by one byte', async (buyer) => {
    const limit = (await buyer.ok('getAccess', {})).body.limits.maxAttachmentMb;
    const most = limit * 1024 * 1024;
    const file = (size: number) => text(`${size}.csv`, 'x'.repeat(size));
    const { status, code, message } = await refused(buyer, file(most + 1));
    expect([status, code, message.includes(`${limit}`)]).toEqual([413, 'file_too_large', true]);
    expect(await refused(buyer, file(most + 100_000))).toMatchObject({ status: 413, code: 'too_large' });
    expect((await attached(buyer, file(most))).size).toBe(most);
  });

  as('buyer', 'when the same content is already attached under another name', async (buyer) => {
    await attached(buyer, PDF);
    const { status, code, message } = await refused(buyer, { ...PDF, name: 'Другой.pdf' });
    expect([status, code, message.includes(PDF.name)]).toEqual([409, 'attachment_exists', true]);
    await attached(buyer, PDF, BID);
  });

  as('buyer', 'when twenty files are attached', async (buyer) => {
    const count = (await bidFiles(buyer)).length;
    for (let at = count; at < 20; at += 1) await attached(buyer, text(`${at}.csv`), BID);
    expect(await refused(buyer, PDF, BID)).toMatchObject({ status: 409, code: 'too_many_attachments' });
    const [first] = await bidFiles(buyer);
    await buyer.ok('deleteAttachment', { attachmentId: first?.id ?? '' });
    await attached(buyer, PDF, BID);
  });

  as('buyer', 'when all files of the user would exceed 200 MiB', async (buyer) => {
    const large = 'x'.repeat(20 * 1024 * 1024 - 10);
    for (let at = 0; at < 9; at += 1) await attached(buyer, text(`${at}.csv`, `${at}${large}`));
    // The seed uses part of the limit.
    const { status, code, message } = await refused(buyer, text('9.csv', `9${large}`), BID);
    expect([status, code, message.includes('200')]).toEqual([409, 'attachment_storage_full', true]);
  });
});

describe('a form is refused', () => {
  it.each<[string, object, string[]]>([
    ['without an owner', { owner: null }, ['/owner required']],
    ['for another kind of owner', { owner: 'webinar' }, ['/owner enum']],
    ['without its id', { ownerId: null }, ['/ownerId required']],
    ['for an unknown owner', { ownerId: 'ord_unknown' }, ['/ownerId ref_not_found']],
    ['for a bid with the id of an order', { owner: 'bid' }, ['/ownerId ref_not_found']],
    ['of an unknown kind', { kind: 'photo' }, ['/kind enum']],
    ['with an unknown field', { sha256: 'abc' }, ['/sha256 unknown_property']],
    ['without a file', { file: null }, ['/file required']],
    ['with text for a file', { file: 'text' }, ['/file type']],
  ])('%s', async (_what, more, errors) => {
    const { status, body } = await (
      await signedIn('buyer')
    ).send('uploadAttachment', { body: { ...ORDER, file: PDF, ...more }, headers: keyed() });
    const { errors: named = [] } = body as ApiProblem;
    expect([status, named.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([422, errors]);
  });

  it('for an order of another user', async () => {
    const answer = await refused(await signedIn('empty'), PDF);
    expect(answer).toMatchObject({ status: 422, errors: ['/ownerId ref_not_found'] });
  });

  const { type, content } = formOf({ ...ORDER, kind: 'other', file: PDF });
  /** The form with the text after a marker replaced, with Windows line ends. */
  const replacedInCp1251 = (mark: string, from: string, to: string) => {
    const at = content.indexOf(from, content.indexOf(mark));
    return Buffer.concat([content.subarray(0, at), inCp1251(to), content.subarray(at + Buffer.byteLength(from))]);
  };
  it.each<[string, string, Buffer, string]>([
    ['of another content type', 'application/json', Buffer.from('{}'), '415 form_required'],
    ['without a boundary', 'multipart/form-data', content, '400 malformed_form'],
    ['with another boundary', 'multipart/form-data; boundary=other', content, '400 malformed_form'],
    ['that is truncated', type, content.subarray(0, -20), '400 malformed_form'],
    ['that is empty', type, Buffer.alloc(0), '400 malformed_form'],
    [
      'with a repeated part',
      type,
      formOf({ ...ORDER, owner: ['order', 'bid'], file: PDF }).content,
      '400 malformed_form',
    ],
    ['with a text that is not UTF-8', type, replacedInCp1251('name="kind"', 'other', 'Счёт'), '400 malformed_form'],
    [
      'with a name that is not UTF-8',
      type,
      replacedInCp1251(`filename="${PDF.name}"`, PDF.name, 'Счёт'),
      '400 malformed_form',
    ],
    ['with too many parts', type, formOf({ owner: Array(30).fill('order') }).content, '400 malformed_form'],
  ])('%s', async (_what, sentAs, bytes, expected) => {
    const headers = { 'content-type': sentAs };
    const answer = await (
      await signedIn('buyer')
    ).send('uploadAttachment', { body: bytes, headers: { ...keyed(), ...headers } });
    expect(`${answer.status} ${(answer.body as ApiProblem).code}`).toBe(expected);
  });

  it('with 401 without a token, before its content is checked', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    const answer = await client().send('uploadAttachment', { body: Buffer.from('x'), headers });
    expect([answer.status, (await upload(client(), PDF)).status]).toEqual([401, 401]);
  });
});

describe('downloading a file', () => {
  it.each(TYPES)('returns %s unchanged as an attachment', async (name, type, content) => {
    const buyer = await signedIn('buyer');
    const { id } = await attached(buyer, { name: `КП "№ 1", ${name}`, type, content });
    const { body, headers } = await buyer.ok('downloadAttachment', { attachmentId: id });
    expect(Buffer.from(await body.arrayBuffer())).toEqual(Buffer.from(content));
    expect(headers['content-disposition']).toBe(
      `attachment; filename="__ __ 1_, ${name}"; filename*=UTF-8''${encodeURIComponent(`КП _№ 1_, ${name}`)}`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('deleting a file', () => {
  as('buyer', 'removes only that file', async (buyer) => {
    const before = await orderFiles(buyer);
    const { id } = await attached(buyer, PDF);
    const other = await attached(buyer, text('b.csv', 'другое'));
    const contentOf = async (file: string) =>
      (await buyer.ok('downloadAttachment', { attachmentId: file })).body.text();
    expect(await contentOf(id)).toBe(PDF.content);
    await buyer.ok('deleteAttachment', { attachmentId: id });
    expect(await orderFiles(buyer)).toEqual([...before, other]);
    await buyer.refused('downloadAttachment', { attachmentId: id }, 404);
    await buyer.refused('deleteAttachment', { attachmentId: id }, 404);
    expect(await contentOf(other.id)).toBe('другое');
  });

  as('buyer', 'is refused for files of a finished order but allowed for later ones', async (buyer) => {
    const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_paper' });
    const owner = { owner: 'order', ownerId: order.id };
    const { id } = await attached(buyer, PDF, owner);
    await buyer.advance('PT1H');
    const body = { reasonCode: 'need_gone', reason: 'Больше не нужно' } as const;
    await buyer.ok('cancelOrder', { orderId: order.id, ifMatch: etag(order), body });
    await buyer.refused('deleteAttachment', { attachmentId: id }, 409, 'attachment_locked');
    await buyer.advance('PT1H');
    const late = await attached(buyer, text('акт.csv'), owner);
    await buyer.ok('deleteAttachment', { attachmentId: late.id });
    expect((await orderFiles(buyer, order.id)).map((file) => file.id)).toContain(id);
  });

  as('buyer', 'is refused on an order declared unsuccessful', async (buyer) => {
    const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_bearings' });
    const { id } = await attached(buyer, PDF, { owner: 'order', ownerId: order.id });
    await buyer.advance('PT1M');
    const body = { reasonCode: 'over_budget', reason: 'Дороже бюджета' } as const;
    await buyer.ok('declareOrderUnsuccessful', { orderId: order.id, ifMatch: etag(order), body });
    await buyer.advance('PT1M');
    await buyer.refused('deleteAttachment', { attachmentId: id }, 409, 'attachment_locked');
  });
});
