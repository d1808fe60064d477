import type { Conflict } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { SeverityMark } from '../severity-mark.tsx';
import { conflictFigures } from '../conflict-figures.ts';
import styles from './conflict-form.module.css';
import { useConflictContext } from '../conflict-context.ts';

/** Shown when the evidence changed while the user was deciding: before and now. */
export function EvidenceChanged({ before, now }: { before: Conflict; now: Conflict }) {
  return (
    <Callout tone="warning" isAnnounced>
      <p>
        <strong>{m.conflicts_changed()}</strong> {m.conflicts_changed_text()}
      </p>
      <table className={`zk-table ${styles['changed']}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="zk-visually-hidden">{m.conflicts_changed_figure()}</span>
            </th>
            <th scope="col">{m.conflicts_changed_before()}</th>
            <th scope="col">{m.conflicts_changed_now()}</th>
          </tr>
        </thead>
        <tbody>
          {before.severity !== now.severity && (
            <tr>
              <th scope="row">{m.conflicts_severity()}</th>
              <td>
                <SeverityMark severity={before.severity} />
              </td>
              <td>
                <SeverityMark severity={now.severity} />
              </td>
            </tr>
          )}
          <Changes before={before} now={now} />
        </tbody>
      </table>
    </Callout>
  );
}

function Changes({ before, now }: { before: Conflict; now: Conflict }) {
  const context = useConflictContext();
  const was = new Map(conflictFigures(before, context).map(({ label, value }) => [label, value]));
  const is = new Map(conflictFigures(now, context).map(({ label, value }) => [label, value]));
  return [...new Set([...was.keys(), ...is.keys()])].map((label) => (
    <tr key={label} data-changed={was.get(label) !== is.get(label)}>
      <th scope="row">{label}</th>
      <td>{was.get(label) ?? '—'}</td>
      <td>{is.get(label) ?? '—'}</td>
    </tr>
  ));
}
