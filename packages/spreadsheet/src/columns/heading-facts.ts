/** What the heading of an amount says of all numbers under it. */
import { readUnit } from '@zakupki/procurement/units/unit-input';
import type { ColumnFacts } from '../values/cell-values.ts';

/** "Цена, тыс. руб.": numbers are multiplied. */
export function headingFactor(heading: string | null): Pick<ColumnFacts, 'factor'> {
  if (heading === null) return {};
  if (/(?:млн|миллион)[.\s]*(?:руб|р\.|₽|rub)|(?:rub|usd|eur|\$|€)\s*m(?:ln|illion)/iu.test(heading))
    return { factor: '1000000' };
  return /(?:тыс|тысяч)[.\s]*(?:руб|р\.|₽|rub)|\b(?:thousand|ths\.?)\s*(?:rub|usd|eur)|\b[kт]\s?(?:rub|usd|eur)\b/iu.test(
    heading,
  )
    ? { factor: '1000' }
    : {};
}

/** "Кол-во, шт", "Qty (pcs)", "Объём, м3": the unit, where there is no column of units. */
export function headingUnit(heading: string | null): string | null {
  const [, after = ''] = /[,(]\s*([^,()]{1,20})\)?\s*$/u.exec(heading ?? '') ?? [];
  return after === '' ? null : readUnit(after);
}
