/** All accounts, for administrators. */
import { accessStatus } from '../../rules/access/access.ts';
import { fold, foldedSearchFor } from '@zakupki/mock-engine/lists/search';
import { byDate, byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import type { UserRecord } from '../../model/records/users.ts';
import { personRef } from '../../tables/audit.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { presentAccount } from './present.ts';

export const adminUsers = {
  listUsers: operation<'listUsers'>({
    handle: ({ query }, call) => {
      const { q, role, status, access, sort = ['-lastActiveAt'] } = query;
      const matches = q === undefined ? () => true : foldedSearchFor(normalizeQuery(q));
      const found = call.world.users
        .all()
        .filter(
          (user) =>
            user.deleted === undefined &&
            (role === undefined || user.role === role) &&
            (status === undefined || user.status === status) &&
            (access === undefined || access.includes(accessStatus(user, call.now))) &&
            matches(q === undefined ? [] : searchedTexts(user)),
        );
      const { data, page } = pageOf(sortRows(found, sort, COLUMNS), query);
      return { status: 200, body: { data: data.map((user) => presentAccount(user, call)), page } };
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

/** Records are immutable, so folded texts are memoized: every keystroke searches all accounts. */
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

/** Digits and separators. */
const PHONE = /^\+?[\d\s()-]+$/u;

/** Normalises phone numbers, complete or partial: `8 (916) 123-45-67` → 79161234567. Other text stays. */
function normalizeQuery(q: string): string {
  if (!PHONE.test(q)) return q;
  const digits = q.replaceAll(/\D/gu, '');
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}
