/**
 * Figures that the server counts with, in messages: `{duration_loginLink}`, `{cost_order_publish}`. They are written when
 * messages are compiled, so that no page loads the tables.
 */
import { CREDIT_COSTS, costText, type CreditCost } from '@zakupki/procurement/money/credit-costs';
import { type DurationName, DURATIONS, durationText } from '@zakupki/procurement/time/durations';
import { LANGUAGES } from '@zakupki/words';

/** The messages depend on these as well. */
export const FIGURES = { DURATIONS, CREDIT_COSTS };

/** @param messages text of a file of messages @throws Error for an unknown figure or language */
export function withFigures(messages: string, locale: string): Buffer {
  const lang = LANGUAGES.find((one) => one === locale);
  const text = messages.replaceAll(/\{(duration|cost)_(\w+)\}/gu, (input, kind: string, name: string) => {
    const action = name.replaceAll('_', '.');
    if (lang && kind === 'duration' && name in DURATIONS) return durationText(name as DurationName, lang);
    if (lang && kind === 'cost' && action in CREDIT_COSTS) return costText(action as CreditCost, lang);
    throw new Error(`${input} of ${locale} is in no table of figures`);
  });
  return Buffer.from(text);
}
