/** Two entries of the address book as one. The server and the preview of a merge use the same rules. */
import { taxKey } from '../identifiers/tax-key.ts';

type TaxNumber = {
  readonly scheme: string;
  readonly id: string;
};

export type MergedContact = {
  readonly name: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly isPrimary: boolean;
};

type Values = {
  readonly name: string;
  readonly legalForm: string | null;
  readonly taxId: TaxNumber | null;
  readonly kpp: string | null;
  readonly address: string | null;
  readonly region: string | null;
  readonly website: string | null;
  readonly bankAccount: string | null;
  readonly bik: string | null;
  readonly vatPayer: boolean | null;
  readonly notes: string | null;
  readonly blockedReason: string | null;
};

/** The fields of a supplier that a merge decides. */
export type MergedSupplier = {
  readonly contacts: readonly MergedContact[];
  readonly tags: readonly string[];
} & Values;

/** Fields that are chosen from one side. `kpp` follows `taxId`, and `bik` follows `bankAccount`. */
export const MERGE_CHOICES = [
  'name',
  'legalForm',
  'taxId',
  'address',
  'region',
  'website',
  'bankAccount',
  'vatPayer',
] as const satisfies readonly (keyof Values)[];
export type MergeChoice = (typeof MERGE_CHOICES)[number];

/** Most contacts, tags, documents and characters of the notes of one entry. */
export const MERGE_LIMITS = { contacts: 20, tags: 10, documents: 20, notes: 4000 } as const;

/**
 * Keeps the values of `kept`; `other` fills empty fields and replaces the fields in `take`. Contacts, tags and notes are
 * joined. The result is blocked if either entry was.
 */
export function mergeSuppliers<T extends MergedSupplier>(
  kept: T,
  other: Pick<T, keyof MergedSupplier>,
  take: readonly MergeChoice[] = [],
): T {
  const fromOther = (field: MergeChoice) => take.includes(field) || kept[field] === null;
  const pick = <F extends MergeChoice>(field: F) => (fromOther(field) ? (other[field] ?? kept[field]) : kept[field]);
  return {
    ...kept,
    name: pick('name'),
    legalForm: pick('legalForm'),
    ...taxpayer(kept, other, fromOther('taxId')),
    address: pick('address'),
    region: pick('region'),
    website: pick('website'),
    ...account(kept, other, fromOther('bankAccount')),
    vatPayer: pick('vatPayer'),
    notes: joinNotes(kept.notes, other.notes),
    blockedReason: kept.blockedReason ?? other.blockedReason,
    contacts: joinContacts(kept.contacts, other.contacts),
    tags: [...new Set([...kept.tags, ...other.tags])],
  };
}

/** The KPP belongs to its tax number. */
function taxpayer(kept: Values, other: Values, isOther: boolean): Pick<Values, 'taxId' | 'kpp'> {
  const [first, second] = isOther && other.taxId !== null ? [other, kept] : [kept, other];
  const isSame = first.taxId !== null && second.taxId !== null && taxKey(first.taxId) === taxKey(second.taxId);
  return { taxId: first.taxId, kpp: first.kpp ?? (isSame ? second.kpp : null) };
}

/** The BIC belongs to its account. */
function account(kept: Values, other: Values, isOther: boolean): Pick<Values, 'bankAccount' | 'bik'> {
  const [first, second] = isOther && other.bankAccount !== null ? [other, kept] : [kept, other];
  const isSame = first.bankAccount === second.bankAccount;
  return { bankAccount: first.bankAccount, bik: first.bik ?? (isSame ? second.bik : null) };
}

function joinNotes(kept: string | null, other: string | null): string | null {
  if (kept === null || other === null || kept === other) return kept ?? other;
  return `${kept}\n\n${other}`;
}

/** A contact with the same e-mail address or phone number is the same person: its empty fields are filled. */
function joinContacts(kept: readonly MergedContact[], others: readonly MergedContact[]): MergedContact[] {
  const joined = [...kept];
  for (const other of others) {
    const at = joined.findIndex((contact) => isSamePerson(contact, other));
    const same = joined[at];
    if (same) joined[at] = fillContact(same, other);
    else joined.push(other);
  }
  const primary = joined.findIndex(({ isPrimary }) => isPrimary);
  return joined.map((contact, at) =>
    contact.isPrimary === (at === primary) ? contact : { ...contact, isPrimary: false },
  );
}

function isSamePerson(a: MergedContact, b: MergedContact): boolean {
  if (a.email !== null && b.email !== null) return a.email.toLowerCase() === b.email.toLowerCase();
  if (a.phone === null || a.phone !== b.phone) return false;
  return a.name === null || b.name === null || a.name === b.name;
}

function fillContact(contact: MergedContact, other: MergedContact): MergedContact {
  return {
    name: contact.name ?? other.name,
    role: contact.role ?? other.role,
    email: contact.email ?? other.email,
    phone: contact.phone ?? other.phone,
    isPrimary: contact.isPrimary || other.isPrimary,
  };
}

/** The first limit that a merged entry exceeds; null when it fits. */
export function mergeExcess(
  { contacts, tags, notes }: Pick<MergedSupplier, 'contacts' | 'tags' | 'notes'>,
  documents: number,
): keyof typeof MERGE_LIMITS | null {
  const counts = { contacts: contacts.length, tags: tags.length, documents, notes: notes?.length ?? 0 };
  // Object.keys loses the key type.
  const names = Object.keys(counts) as (keyof typeof counts)[];
  return names.find((name) => counts[name] > MERGE_LIMITS[name]) ?? null;
}
