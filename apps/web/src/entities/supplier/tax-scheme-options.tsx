import { TAX_SCHEMES, taxSchemeWord } from './tax-terms.ts';

/** The countries of tax numbers, in a select. */
export function TaxSchemeOptions() {
  return TAX_SCHEMES.map((scheme) => (
    <option key={scheme} value={scheme}>
      {taxSchemeWord(scheme)}
    </option>
  ));
}
