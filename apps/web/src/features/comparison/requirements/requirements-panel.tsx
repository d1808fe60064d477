import type { Comparison, Order } from '@zakupki/api-client/schema';
import { Suspense, useState } from 'react';
import { m } from '#messages';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import styles from './requirements.module.css';
import { useWanted } from './wanted-requirements.ts';

const RequirementsBody = loadPart(() => import('./requirements-body.tsx'));

type RequirementsPanelProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly lot: string | null;
};

export function RequirementsPanel(props: RequirementsPanelProps) {
  const [wanted, change] = useWanted(props.comparison);
  const [isOpen, setOpen] = useState(wanted.on.length > 0);
  return (
    <Disclosure
      className={styles['panel']}
      title={<h2 className="zk-medium">{m.comparison_tools_need_title()}</h2>}
      summary={isOpen ? m.comparison_tools_need_why() : undefined}
      isOpen={isOpen}
      onToggle={setOpen}
      isPlain
    >
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <RequirementsBody {...props} wanted={wanted} change={change} />
        </Suspense>
      )}
    </Disclosure>
  );
}
