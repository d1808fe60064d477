import type { Conflict } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Disclosure } from '../../ui/layout/groups/disclosure.tsx';
import { useListConflictKindsQuery } from './conflict-api.ts';

export function KindHelp({ kind }: { kind: Conflict['kind'] }) {
  const { data } = useListConflictKindsQuery();
  const help = data?.data.find((entry) => entry.kind === kind);
  if (!help) return null;
  const title = (
    <>
      <span aria-hidden>{m.conflicts_help()}</span>
      <span className="zk-visually-hidden">{m.conflicts_help_of({ name: help.name })}</span>
    </>
  );
  return (
    <Disclosure title={title} isPlain>
      <div className="zk-stack zk-gap-6">
        <p>{help.description}</p>
        <p className="zk-secondary">
          <strong>{m.conflicts_basis()}</strong> {help.basis}
        </p>
      </div>
    </Disclosure>
  );
}
