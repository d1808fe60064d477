import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { OrderDraft, OrderRow, OrdersOverview } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { m } from '#messages';
import { useListInvitationsQuery } from '../../entities/invitation/invitation-api.ts';
import { countInvited } from '../../entities/invitation/invitation-status.tsx';
import { useCreateOrderMutation, useListOrdersQuery } from '../../entities/order/order-api.ts';
import { countSubmitted } from '../../entities/order/submitted-bids.ts';
import { now } from '../../format/date/clock.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './home.module.css';

/** True until an order has a result: awarded or unsuccessful. */
export function isNewcomer({ countsByStatus: { awarded, unsuccessful } }: OrdersOverview): boolean {
  return awarded + unsuccessful === 0;
}

/** The steps to the first award. Order counts and bids decide which are done. */
export function GettingStarted({ overview: { countsByStatus } }: { overview: OrdersOverview }) {
  const { draft, published, evaluation, awarded, cancelled } = countsByStatus;
  const { data: orders } = useListOrdersQuery({ perPage: 25, sort: ['-updatedAt'] });
  const isPublished = published + evaluation + awarded > 0;
  const isCreated = isPublished || draft + cancelled > 0;
  const rows = orders?.data ?? [];
  const withBids = rows.find((order) => countSubmitted(order) > 0);
  const open = rows.find(({ status }) => status === 'published');
  const { data: invitations } = useListInvitationsQuery({ orderId: open?.id ?? '', perPage: 1 }, { skip: !open });
  const steps = [
    { label: m.home_start_create(), isDone: isCreated, to: paths.orderNew() },
    { label: m.home_start_publish(), isDone: isPublished, to: toOrder(rows, 'draft') },
    {
      label: m.home_start_invite(),
      isDone: withBids !== undefined || (invitations !== undefined && countInvited(invitations.counts) > 0),
      to: open && paths.order(open.id, { tab: 'suppliers', invite: 'true' }),
    },
    {
      label: m.home_start_compare(),
      isDone: withBids?.status === 'evaluation',
      to: withBids && paths.bids(withBids.id),
    },
    {
      label: m.home_start_award(),
      isDone: awarded > 0,
      to: withBids && paths.order(withBids.id),
    },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <HomeSection title={m.home_start()}>
      <ol className={styles['start']}>
        {steps.map((step) => (
          <li key={step.label} className="zk-row zk-gap-8" data-done={step.isDone}>
            {step.isDone ? <IconCircleCheckFilled size={20} aria-hidden /> : <IconCircle size={20} aria-hidden />}
            <span>
              {step === next && step.to !== undefined ? (
                <Link to={step.to} className="zk-target">
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
              {step.isDone && <span className="zk-visually-hidden">, {m.home_start_done()}</span>}
            </span>
          </li>
        ))}
      </ol>
      {!isCreated && <FirstOrder />}
    </HomeSection>
  );
}

function toOrder(rows: readonly OrderRow[], status: OrderRow['status']): string | undefined {
  const row = rows.find((each) => each.status === status);
  return row && paths.order(row.id);
}

function FirstOrder() {
  const [create, { isLoading, error }] = useCreateOrderMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();

  async function addSample() {
    const { data } = await create({ idempotencyKey, body: sampleOrder() });
    if (data) await navigate(paths.order(data.id));
  }

  return (
    <div className={`zk-stack zk-gap-8 ${styles['first']}`}>
      <ProblemMessage error={error && asApiError(error)} />
      <div className="zk-row zk-wrap zk-gap-8">
        <LinkButton to={paths.orderNew()}>{m.home_create()}</LinkButton>
        <Button variant="default" loading={isLoading} onClick={() => void addSample()}>
          {m.home_sample_add()}
        </Button>
      </div>
      <p className="zk-secondary zk-small">{m.home_sample_help()}</p>
    </div>
  );
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A draft that can be published as it is, or deleted. */
function sampleOrder(): OrderDraft {
  return {
    title: m.home_sample_title(),
    submissionDeadline: new Date(now() + WEEK_MS).toISOString(),
    delivery: { address: m.home_sample_address() },
    items: [
      { name: m.home_sample_chair(), quantity: '25', unitCode: 'H87' },
      { name: m.home_sample_desk(), quantity: '25', unitCode: 'H87' },
      { name: m.home_sample_lamp(), quantity: '10', unitCode: 'H87' },
    ],
  };
}
