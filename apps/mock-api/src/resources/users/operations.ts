/** Everybody who has an account, as administrators see them. */
import { accessStatus } from '../access/rules/access.ts';
import { fold, foldedSearchFor } from '../../lists/search.ts';
import { byDate, byText, sortRows } from '../../lists/sort.ts';
import type { UserRecord } from '../../world/records/users.ts';
import { personRef } from '../audit/store.ts';
import { operation, type Operations } from '../../pipeline/operation.ts';
import { pageOf } from '../../lists/page.ts';
import { presentAccount } from './present.ts';

export const adminUsers = {
  listUsers: operation<'listUsers'>({
    handle: ({ query }, context) => {
      const { q, role, status, access, sort = ['-lastActiveAt'] } = query;
      const matches = q === undefined ? () => true : foldedSearchFor(normalizeQuery(q));
      const found = context.world.users
        .all()
        .filter(
          (user) =>
            (role === undefined || user.role === role) &&
            (status === undefined || user.status === status) &&
            (access === undefined || access.includes(accessStatus(user, context.now))) &&
            matches(q === undefined ? [] : searchedTexts(user)),
        );
      const { data, page } = pageOf(sortRows(found, sort, COLUMNS), query);
      return { status: 200, body: { data: data.map((user) => presentAccount(user, context)), page } };
    },
  }),
} satisfies Operations<'listUsers'>;

const COLUMNS = {
  name: byText<UserRecord>((user) => personRef(user).name),
  email: byText<UserRecord>(({ email }) => email),
  company: byText<UserRecord>(({ profile }) => profile.company.name),
  createdAt: byDate<UserRecord>(({ createdAt }) => createdAt),
  lastActiveAt: byDate<UserRecord>(({ lastActiveAt }) => lastActiveAt),
};

/** Texts of records folded once: records never change, and ten thousand are searched at every letter. */
const folded = new WeakMap<UserRecord, readonly string[]>();

function searchedTexts(user: UserRecord): readonly string[] {
  let texts = folded.get(user);
  if (!texts) {
    const { company, phone } = user.profile;
    const known = [personRef(user).name, user.email, company.name, company.taxId?.id ?? null, phone];
    folded.set(user, (texts = known.flatMap((text) => (text === null ? [] : [fold(text)]))));
  }
  return texts;
}

/** Digits, and what people write between them in a phone number. */
const PHONE = /^\+?[\d\s()-]+$/u;

/** A phone number as it is stored, whole or in part: `8 (916) 123-45-67` is +79161234567. Other words as they are. */
function normalizeQuery(q: string): string {
  if (!PHONE.test(q)) return q;
  const digits = q.replaceAll(/\D/gu, '');
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}
