import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { formatMoney } from '../../format/number/numbers.ts';
import { formatCounted } from '../../format/number/units.ts';
import styles from './comparison-sample.module.css';
import { compareSample, LINES, OFFERS } from './sample-offers.ts';

const NAMES = {
  bolt: () => m.public_sample_bolt(),
  nut: () => m.public_sample_nut(),
  cable: () => m.public_sample_cable(),
  sealant: () => m.public_sample_sealant(),
} as const;

export function ComparisonSample() {
  const [counted, setCounted] = useState(() => OFFERS.map(() => true));
  const { best, totals, bestTotals } = compareSample(counted);
  const toggle = (index: number) =>
    setCounted(counted.map((isCounted, offer) => (offer === index ? !isCounted : isCounted)));
  return (
    <div className="zk-card zk-scroll-x">
      <table className={`zk-table ${styles['table']}`}>
        <caption className="zk-visually-hidden">{m.public_sample_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.public_sample_line()}</th>
            {OFFERS.map(({ supplier }, index) => (
              <th key={supplier} scope="col" data-kind="number" data-out={!counted[index]}>
                <label>
                  <input type="checkbox" checked={counted[index] ?? false} onChange={() => toggle(index)} /> {supplier}
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(({ key, quantity, unitCode }, line) => (
            <tr key={key}>
              <th scope="row">
                {NAMES[key]()}
                <span className="zk-block zk-secondary zk-tiny">{formatCounted(quantity, unitCode)}</span>
              </th>
              {OFFERS.map(({ supplier, prices }, index) => {
                const price = prices[line] ?? null;
                return (
                  <td
                    key={supplier}
                    data-kind="number"
                    data-best={best[line]?.includes(index)}
                    data-out={!counted[index]}
                  >
                    {price === null ? (
                      <span className="zk-warning">
                        <IconAlertTriangle size={14} aria-hidden /> {m.public_sample_missing()}
                      </span>
                    ) : (
                      formatMoney(price, 'RUB')
                    )}
                    {best[line]?.includes(index) && <span className={styles['mark']}>{m.public_sample_best()}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.public_sample_total()}</th>
            {OFFERS.map(({ supplier }, index) => (
              <td key={supplier} data-kind="number" data-best={bestTotals.includes(index)} data-out={!counted[index]}>
                {formatMoney(totals[index], 'RUB')}
                {bestTotals.includes(index) && <span className={styles['mark']}>{m.public_sample_best()}</span>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
