/** What the control plane, webhooks and the log see of the domain. */
import type { Inspection, Application } from '@zakupki/mock-engine/pipeline/application';
import { withReceipts } from '../tables/bids/sealed-bids.ts';
import { calculatedConflicts } from '../tables/conflicts.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { privacy } from './callers/privacy.ts';
import { issueInvitationLink } from './links/invitation-links.ts';
import { issueLoginLink } from './links/store.ts';
import { maskRecord } from './masks.ts';
import { listSentEmails } from './notifications/jobs.ts';
import { listEvents } from './webhooks/events.ts';

export const inspection: Inspection = {
  privacy,
  issueSignInLink,
  listLetters(world, isOpen) {
    const letters = listSentEmails(world);
    return isOpen ? withReceipts(world, letters) : letters;
  },
  listEvents,
  maskRecord,
  calculatedRecords: (world, table) => (table === 'conflicts' ? calculatedConflicts(world) : []),
};

/** @param id of an account or an invitation */
function issueSignInLink(world: World, id: string): string | undefined {
  const user = world.users.get(id);
  if (user) return issueLoginLink(world, user);
  const invitation = world.invitations.get(id);
  const call = { world, now: world.clock.now(), nowIso: world.clock.nowIso() };
  return invitation && issueInvitationLink(call, invitation).id;
}

type Versioned = { version?: number; order?: Versioned; bid?: Versioned; conflict?: { fingerprint: string } } | null;

/** Where bodies have their version, for the ETag of a forced answer. */
export const versionIn: Application['versionIn'] = (body) => {
  const versioned = body as Versioned;
  if (versioned?.conflict) return versioned.conflict.fingerprint;
  return (versioned?.order ?? versioned?.bid ?? versioned)?.version;
};
