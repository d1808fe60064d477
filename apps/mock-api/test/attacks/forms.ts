/** Multipart forms, each with one mistake or more, made from a seed. */
import { Random } from '../../src/seed/random.ts';
import { formOf } from '@zakupki/mock-engine/suite/form';
import { PDF } from '../contract/suite/form.ts';

type SentForm = { type: string; content: Buffer };

const FORM = formOf({ owner: 'order', ownerId: 'ord_fasteners', file: PDF });
const [, BOUNDARY = ''] = FORM.type.split('boundary=');

const NAMES = ['__proto__', 'constructor', 'owner', 'file', '', '🦊', 'x'.repeat(5000), 'a"; filename="b', '../../etc'];
const FILES = ['a.pdf', '../../../a', 'C:\\a.exe', '\0', 'x'.repeat(5000), '', '🦊', '%00', "a'*=utf-8''b"];
/** Beginnings of files that a reader of signatures may follow too far. */
const BEGINNINGS = [
  '%PDF-',
  'PK\x03\x04',
  '0&\xb2u\x8ef\xcf\x11\xa6\xd9\x00\xaa\x00b\xcel',
  '\x1aE\xdf\xa3',
  'ID3\x04\x00\x00\x7f\x7f\x7f\x7f',
  'II*\x00\x08\x00\x00\x00',
  '\x00\x00\x00\x18ftyp',
  'RIFF\xff\xff\xff\xffWEBP',
  '\x89PNG\r\n\x1a\n\x00\x00\x00\x00IHDR',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  '\x1f\x8b\x08',
  'OggS',
] as const;

type Mistake = (bytes: Buffer, random: Random) => Buffer;

const insert = (bytes: Buffer, at: number, piece: Buffer | string, removed = 0) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(piece), bytes.subarray(at + removed)]);
const place = (bytes: Buffer, random: Random) => random.between(0, Math.max(0, bytes.length - 1));
const part = (head: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const disposition = (name: string, file?: string) =>
  `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
const someBytes = (random: Random, length: number) => Buffer.from(Array.from({ length }, () => random.between(0, 255)));

const MISTAKES: readonly [Mistake, ...Mistake[]] = [
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let left = random.between(1, 8); left > 0; left -= 1) copy[place(copy, random)] = random.between(0, 255);
    return copy;
  },
  (bytes, random) => bytes.subarray(0, place(bytes, random)),
  (bytes, random) => insert(bytes, place(bytes, random), someBytes(random, random.between(1, 400))),
  (bytes, random) => insert(bytes, place(bytes, random), '', random.between(1, 60)),
  (bytes, random) =>
    insert(bytes, place(bytes, random), `\r\n--${BOUNDARY}${random.pick(['', '--', '\r\n', ' \t\r\n'])}`),
  (bytes, random) => insert(bytes, 0, part(disposition(random.pick(NAMES as [string])), 'x')),
  (bytes, random) => insert(bytes, 0, part(disposition('file', random.pick(FILES as [string])), '%PDF-1.4')),
  (bytes, random) => {
    const content = Buffer.concat([Buffer.from(random.pick(BEGINNINGS), 'latin1'), someBytes(random, 600)]);
    return insert(bytes, 0, part(disposition('file', 'a.bin'), content));
  },
  (bytes, random) => Buffer.concat(Array<Buffer>(random.between(2, 40)).fill(bytes)),
  (bytes, random) => insert(bytes, 0, part(`X-${'x'.repeat(random.between(1, 20_000))}: y\r\n${disposition('a')}`, '')),
  (bytes, random) => insert(bytes, 0, part(Array(random.between(2, 2000)).fill('A: b').join('\r\n'), '')),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('ord_fasteners', '\u0000\u00ff'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('name=', "name*=utf-8''"), 'latin1'),
];

const TYPES = [
  FORM.type,
  FORM.type,
  FORM.type,
  FORM.type,
  FORM.type,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary="${BOUNDARY}`,
  `multipart/form-data; boundary=${'-'.repeat(70)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=a; boundary=${BOUNDARY}`,
] as const;

export function brokenForm(seed: number): SentForm {
  const random = new Random(seed);
  let { content } = FORM;
  for (let left = random.between(1, 3); left > 0; left -= 1) content = random.pick(MISTAKES)(content, random);
  return { type: random.pick(TYPES), content };
}
