import type { AdminUser, User } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { UserRecord } from '../../model/records/users.ts';
import { accessStatus, balance } from '../../rules/access/access.ts';
import { findPlan, listGrants } from '../access/store.ts';
import { personRef } from '../../tables/audit.ts';

export function presentAccount(user: UserRecord, { world, now }: Call): AdminUser {
  const { id, email, emailVerifiedAt, role, status, referrer, createdAt, lastActiveAt, profile } = user;
  const { name, taxId } = profile.company;
  return {
    id,
    name: personRef(user).name,
    email,
    emailVerifiedAt,
    phone: profile.phone,
    company: { name, taxId },
    role,
    status,
    access: {
      status: accessStatus(user, now),
      planCode: findPlan(world, user)?.code ?? null,
      creditsBalance: balance(listGrants(world, user, now), now),
    },
    referrer,
    createdAt,
    lastActiveAt,
  };
}

export function presentUser(record: UserRecord): User {
  const { id, email, emailVerifiedAt, role, status, locale, createdAt, lastActiveAt, referrer } = record;
  return { id, email, emailVerifiedAt, role, status, locale, createdAt, lastActiveAt, referrer };
}
