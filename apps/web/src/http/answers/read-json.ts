/**
 * The parsed body; null without one. A body with units beyond the common ones waits for their names, which no other page
 * loads. If they cannot be loaded, the page shows the codes.
 */
export async function readJson(
  response: Response,
  loadUnits: () => Promise<unknown> = () => import('@zakupki/procurement/units/okei').then(null, () => null),
): Promise<unknown> {
  const text = await response.text();
  if (/"OKEI/.test(text)) await loadUnits();
  return text ? JSON.parse(text) : null;
}
