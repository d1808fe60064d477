import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { Order } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { m } from '#messages';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { countSubmitted } from '../order/submitted-bids.ts';
import { type Step, STEPS, useNextStep } from './next-step.ts';
import styles from './next-step-panel.module.css';
import { StepActionButton } from './step-action-button.tsx';

const STEP_WORDS: Readonly<Record<Step, () => string>> = {
  draft: m.order_page_step_draft,
  publish: m.order_page_step_publish,
  bids: m.order_page_step_bids,
  compare: m.order_page_step_compare,
  award: m.order_page_step_award,
  purchase: m.order_page_step_purchase,
};

const STATE_WORDS = {
  done: m.order_page_state_done,
  current: m.order_page_state_current,
  ahead: m.order_page_state_ahead,
  skipped: m.order_page_state_skipped,
} as const;

type StepState = keyof typeof STATE_WORDS;

/** The progress of an order and its next step. A draft has no actions here: its editor has them. */
export function NextStepPanel({ order }: { order: Order }) {
  const id = useId();
  const { step: current, title, text, primary, others, isKnown, error, refetch } = useNextStep(order);
  return (
    <section
      className={`zk-card zk-stack zk-column zk-gap-16 zk-pad-16 ${styles['panel']}`}
      aria-labelledby={isKnown ? id : undefined}
    >
      <ol className={`zk-flex ${styles['steps']}`} aria-label={m.order_page_steps()}>
        {STEPS.map((step) => (
          <StepMark key={step} step={step} state={stateOf(step, current, order)} />
        ))}
      </ol>
      {error ? (
        <ProblemMessage error={error} onRetry={refetch} />
      ) : (
        <div className={`zk-flex zk-wrap zk-between zk-gap-16 ${styles['next']}`} data-waiting={!isKnown}>
          <div className={styles['words']}>
            <h2 id={id} className="zk-large">
              {isKnown || current === null ? title : STEP_WORDS[current]()}
            </h2>
            {isKnown && <p className="zk-secondary zk-break">{text}</p>}
          </div>
          {isKnown && order.status !== 'draft' && (
            <div className={`zk-row zk-wrap ${styles['actions']}`}>
              {others.map((action) => (
                <StepActionButton key={JSON.stringify(action)} order={order} action={action} variant="subtle" />
              ))}
              <StepActionButton order={order} action={primary} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function StepMark({ step, state }: { step: Step; state: StepState }) {
  return (
    <li className={styles['step']} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles['mark']} aria-hidden>
        {state === 'done' && <IconCheck size={14} />}
        {state === 'skipped' && <IconMinus size={14} />}
      </span>
      <span>
        {STEP_WORDS[step]()}
        <span className="zk-visually-hidden">, {STATE_WORDS[state]()}</span>
      </span>
    </li>
  );
}

/** An order that ended without an award never reached the later steps. */
function stateOf(step: Step, current: Step | null, order: Order): StepState {
  const index = STEPS.indexOf(step);
  if (current !== null) {
    const currentIndex = STEPS.indexOf(current);
    return index === currentIndex ? 'current' : index < currentIndex ? 'done' : 'ahead';
  }
  const reached = order.publishedAt === null ? 1 : countSubmitted(order) === 0 ? 2 : 3;
  return index < reached ? 'done' : 'skipped';
}
