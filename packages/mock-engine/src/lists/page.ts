/** Which part of a list a body has. */
export type Page = { number: number; size: number; totalItems: number; totalPages: number };

/** A page beyond the last is empty. */
export function pageOf<T>(rows: readonly T[], query: { page?: number; perPage?: number }): { data: T[]; page: Page } {
  const { page: number = 1, perPage: size = 25 } = query;
  const data = rows.slice((number - 1) * size, number * size);
  return { data, page: { number, size, totalItems: rows.length, totalPages: Math.ceil(rows.length / size) } };
}
