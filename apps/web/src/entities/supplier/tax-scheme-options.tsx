import { TAX_SCHEMES, taxSchemeWord } from './tax-terms.ts';

/** Options of a select: the countries of tax numbers. */
export function TaxSchemeOptions() {
  return TAX_SCHEMES.map((scheme) => (
    <option key={scheme} value={scheme}>
      {taxSchemeWord(scheme)}
    </option>
  ));
}
