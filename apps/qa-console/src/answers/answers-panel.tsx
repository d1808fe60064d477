import { ActionIcon, Button } from '@mantine/core';
import { IconArrowUp, IconPencil, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ForcedAnswers, Rule, World } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './answers-panel.module.css';
import { RuleDialog } from './rule-dialog.tsx';
import { wordsOf } from './rule-words.ts';
import { ExpirySelect, limitOf } from './expiry-select.tsx';
import { ScenarioSelect } from './scenario-select.tsx';

export function AnswersPanel({ world }: { world: World }) {
  const [force, { error: forceError, isLoading }] = controlApi.useForceAnswersMutation();
  const [stop, { error: stopError }] = controlApi.useStopForcingMutation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [edited, setEdited] = useState<Rule>();
  const { name, scenario, rules, rulesLeft } = world;
  const error = forceError ?? stopError;
  const isForced = scenario !== 'normal' || rules.length > 0;
  const change = (forced: ForcedAnswers) => void force({ world: name, forced });
  const limit = limitOf(world);
  const changeRules = (changed: Rule[]) => change({ name: scenario, rules: changed, ...limit });
  const openDialog = (rule?: Rule) => {
    setEdited(rule);
    setDialogOpen(true);
  };
  return (
    <Panel
      title="Answers"
      aside={
        isForced && (
          <Button size="compact-xs" variant="light" onClick={() => void stop({ world: name })}>
            Stop forcing
          </Button>
        )
      }
    >
      <ScenarioSelect
        label="Scenario"
        value={scenario}
        onChange={(chosen) => change({ name: chosen, ...(rules.length > 0 && { rules }), ...limit })}
        disabled={isLoading}
      />
      {isForced && (
        <ExpirySelect world={world} onChange={(expiresIn) => change({ name: scenario, rules, ...expiresIn })} />
      )}
      <div className={styles['rules']}>
        <div className={styles['head']}>
          <h3>Custom rules</h3>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => openDialog()}
          >
            Add rule
          </Button>
        </div>
        {rules.length === 0 ? (
          <p className="qa-secondary qa-small">
            None. A rule forces the answer of one operation and leaves the rest unchanged.
          </p>
        ) : (
          <ol className={styles['list']} aria-label="Custom rules, the first match applies">
            {rules.map((rule, index) => (
              <RuleLine
                // Equal rules differ only by position.
                key={`${index}-${JSON.stringify(rule)}`}
                rule={rule}
                left={rulesLeft?.[index] ?? null}
                onEdit={() => openDialog(rule)}
                onMoveUp={index > 0 && (() => changeRules(rules.toSpliced(index, 1).toSpliced(index - 1, 0, rule)))}
                onRemove={() => changeRules(rules.toSpliced(index, 1))}
              />
            ))}
          </ol>
        )}
      </div>
      {error && (
        <Callout tone="danger" isAnnounced>
          {refusalOf(error).message}
        </Callout>
      )}
      <RuleDialog world={world} isOpen={isDialogOpen} edited={edited} onClose={() => setDialogOpen(false)} />
    </Panel>
  );
}

type RuleLineProps = {
  readonly rule: Rule;
  /** How often it still applies; null without a limit. */
  readonly left: number | null;
  readonly onEdit: () => void;
  /** False for the first rule. */
  readonly onMoveUp: (() => void) | false;
  readonly onRemove: () => void;
};

function RuleLine({ rule, left, onEdit, onMoveUp, onRemove }: RuleLineProps) {
  const { when, then, limits } = wordsOf(rule, left);
  const ruleName = `rule ${when}: ${then}`;
  return (
    <li className={styles['rule']}>
      <span className={styles['words']}>
        <span className={styles['when']}>{when}</span>
        <span className={styles['then']}>
          <span aria-hidden>→ </span>
          {then}
          {limits !== '' && <span className="qa-secondary"> · {limits}</span>}
        </span>
      </span>
      <span className={styles['buttons']}>
        {onMoveUp && <LineButton label={`Move up ${ruleName}`} icon={IconArrowUp} onClick={onMoveUp} />}
        <LineButton label={`Edit ${ruleName}`} icon={IconPencil} onClick={onEdit} />
        <LineButton label={`Remove ${ruleName}`} icon={IconX} onClick={onRemove} />
      </span>
    </li>
  );
}

function LineButton({ label, icon: Icon, onClick }: { label: string; icon: typeof IconX; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="md" aria-label={label} title={label} onClick={onClick}>
      <Icon size={16} color="var(--qa-secondary)" aria-hidden />
    </ActionIcon>
  );
}
