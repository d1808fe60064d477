import type { BidImport, ImportFigure, ImportMatch, TaxId } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { useParseBidImportMutation } from '../../../entities/import/import-api.ts';
import { formatPercent } from '../../../format/number/numbers.ts';
import { ImportDialog } from '../../../entities/import/import-dialog.tsx';
import { ImportFacts } from '../../../entities/import/import-facts.tsx';
import { BID_IMPORT_FIELDS } from '../../../entities/import/import-fields.ts';
import { type ImportRequest, useImportReading } from '../../../entities/import/import-reading.ts';
import styles from '../../../entities/import/import.module.css';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { useBidOrder } from '../editor/bid-form.ts';
import { importedValues } from './bid-imported.ts';
import type { BidValues } from '../editor/bid-values.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function BidImportDialog({ onClose }: { onClose: () => void }) {
  const order = useBidOrder();
  const { getValues, setValue } = useFormContext<BidValues>();
  const [parse] = useParseBidImportMutation();
  const supplierTaxId = taxIdOf(getValues());
  const [isRemembered, setRemembered] = useState(true);
  const [lastRequest, setLastRequest] = useState<ImportRequest | null>(null);
  const state = useImportReading<BidImport>((request) => {
    setLastRequest(request);
    return parse({ orderId: order.id, body: { ...request, ...(supplierTaxId && { supplierTaxId }) } }).unwrap();
  });
  const positions = new Map(order.items.map(({ id, position, name }) => [id, `${position}. ${name}`]));

  async function apply(reading: BidImport) {
    for (const [field, value] of Object.entries(importedValues(reading, getValues(), order)))
      // importedValues() returns the keys and values of the form.
      setValue(field as keyof BidValues, value as never, { shouldDirty: true, shouldTouch: true });
    showMessage(m.import_done_bid());
    onClose();
    if (supplierTaxId && isRemembered && lastRequest) await remember(reading, lastRequest, supplierTaxId);
  }

  /** Stores the recognized columns for this supplier's next file. The import is applied even if this fails. */
  async function remember({ mapping }: BidImport, request: ImportRequest, taxId: TaxId) {
    const columns = mapping.columns.map(({ column, field }) => ({ column, field }));
    await parse({
      orderId: order.id,
      body: { ...request, mapping: { ...request.mapping, columns }, supplierTaxId: taxId, rememberMapping: true },
    });
  }

  const choose = (row: number, orderItemId: string | null) =>
    state.choose({ matches: new Map([...state.choices.matches, [row, orderItemId]]) });

  return (
    <ImportDialog
      title={m.import_title_bid()}
      hint={m.import_hint_bid()}
      state={state}
      fields={BID_IMPORT_FIELDS}
      lead={({ matches, figures }) => {
        const byRow = new Map(matches.map((match) => [match.row, match]));
        const prices = new Map(figures.flatMap((one) => (one.field === 'unitPrice' ? [[one.row, one] as const] : [])));
        return {
          label: m.import_line(),
          cell: (row) => {
            const match = byRow.get(row);
            return match && <Match match={match} price={prices.get(row)} positions={positions} onChoose={choose} />;
          },
        };
      }}
      before={({ facts, mapping }, onRow) => <ImportFacts facts={facts} sheet={mapping.sheet} onRow={onRow} />}
      obstacle={({ issues }) => {
        const ambiguous = issues.filter(({ code }) => code === 'ambiguous_match').length;
        return ambiguous > 0 ? m.import_choose_lines({ count: ambiguous }) : null;
      }}
      count={({ bidDraft }) => bidDraft.items?.length ?? 0}
      after={({ unansweredItemIds, mapping }) => (
        <div className={`zk-stack zk-gap-8 ${styles['decide']}`}>
          <UnansweredLines ids={unansweredItemIds} positions={positions} />
          <p className="zk-secondary zk-small">{m.import_overwrites()}</p>
          {supplierTaxId && mapping.columns.every(({ source }) => source !== 'template') && (
            <CheckField
              label={m.import_remember()}
              checked={isRemembered}
              onChange={(event) => setRemembered(event.currentTarget.checked)}
            />
          )}
        </div>
      )}
      onTake={(reading) => void apply(reading)}
      onClose={onClose}
    />
  );
}

type Positions = ReadonlyMap<string, string>;

function UnansweredLines({ ids, positions }: { ids: readonly string[]; positions: Positions }) {
  if (ids.length === 0) return null;
  return (
    <Disclosure title={`${m.import_unanswered()}: ${ids.length}`} isPlain>
      <ul>
        {ids.map((id) => (
          <li key={id}>{positions.get(id)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

type MatchProps = {
  readonly match: ImportMatch;
  readonly price: ImportFigure | undefined;
  readonly positions: Positions;
  readonly onChoose: (row: number, orderItemId: string | null) => void;
};

function Match({ match, price, positions, onChoose }: MatchProps) {
  const { row, name, orderItemId, isDoubtful, candidates } = match;
  const likely = candidates.filter((candidate) => positions.has(candidate.orderItemId));
  const rest = [...positions].filter(([id]) => !likely.some((candidate) => candidate.orderItemId === id));
  const mustChoose = orderItemId === null && likely.length > 0;
  return (
    <span className={`zk-stack zk-gap-2 ${styles['match']}`}>
      <span className={styles['asked']}>{name}</span>
      {price && (
        <span className={`${styles['asked']} ${styles['sure']}`}>
          {m.import_figure_of({ cell: price.cell, steps: price.steps.join(' · ') || price.written })}
        </span>
      )}
      <select
        aria-label={m.import_match_of({ row })}
        value={orderItemId ?? ''}
        data-doubtful={isDoubtful || orderItemId === null || undefined}
        onChange={({ currentTarget: { value } }) => onChoose(row, value === '' || value === SKIP_ROW ? null : value)}
      >
        <option value="">{mustChoose ? m.import_choose_line() : m.import_leave_out()}</option>
        {mustChoose && <option value={SKIP_ROW}>{m.import_leave_out()}</option>}
        {likely.map(({ orderItemId: id, confidence }) => (
          <option key={id} value={id}>
            {`${positions.get(id)} (${percentOf(confidence)})`}
          </option>
        ))}
        {rest.map(([id, line]) => (
          <option key={id} value={id}>
            {line}
          </option>
        ))}
      </select>
      {mustChoose && <span className={styles['doubt']}>{m.import_several_lines()}</span>}
      {orderItemId !== null && (
        <span className={isDoubtful ? styles['doubt'] : styles['sure']}>{matchCertainty(match)}</span>
      )}
    </span>
  );
}

/** Value of the option that skips a row. */
const SKIP_ROW = 'left-out';

const percentOf = (confidence: number) => formatPercent(String(Math.round(confidence * 100)));

const MATCHED_BY: Readonly<Partial<Record<ImportMatch['by'], () => string>>> = {
  given: () => m.import_by_hand(),
  line_id: () => m.import_by_form(),
  sku: () => m.import_by_sku(),
  gtin: () => m.import_by_gtin(),
};

/** How the line was matched; for names, with the similarity. */
function matchCertainty({ by, confidence, isDoubtful }: ImportMatch): string {
  const percent = percentOf(confidence);
  if (isDoubtful) return m.import_doubtful({ percent });
  return MATCHED_BY[by]?.() ?? m.import_by_name({ percent });
}

function taxIdOf({ taxScheme, taxId }: BidValues): TaxId | null {
  const id = taxId.replaceAll(/\s/gu, '');
  return id === '' ? null : { scheme: taxScheme, id };
}
