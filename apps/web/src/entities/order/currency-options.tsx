import { useListCurrenciesQuery } from './reference-api.ts';

/** Options of a select: only the chosen currency until the list has loaded. */
export function CurrencyOptions({ chosen }: { readonly chosen: string }) {
  const { data: currencies } = useListCurrenciesQuery();
  return (currencies?.data ?? [{ code: chosen, name: chosen }]).map(({ code, name }) => (
    <option key={code} value={code}>
      {code} · {name}
    </option>
  ));
}
