/**
 * Assigns rows to lines so that the sum of the weights is the largest possible (Jonker and Volgenant, 1987: shortest
 * augmenting paths). Each row and each line is used once.
 */

export type Pair = {
  readonly row: number;
  readonly item: number;
  /** above 0; larger is better */
  readonly weight: number;
};

/** The chosen pairs. */
export function assign<P extends Pair>(pairs: readonly P[]): P[] {
  const rows = [...new Set(pairs.map(({ row }) => row))];
  const items = [...new Set(pairs.map(({ item }) => item))];
  const itemAt = new Map(items.map((item, at) => [item, at]));
  const byRow = Map.groupBy(pairs, ({ row }) => row);
  // Each row has a place of its own that stands for "no line", at no weight.
  const edges = rows.map((row, at): Edge<P>[] => [
    ...(byRow.get(row) ?? []).map((pair) => ({ column: itemAt.get(pair.item) ?? 0, cost: -pair.weight, pair })),
    { column: items.length + at, cost: 0, pair: null },
  ]);
  return shortestPaths(edges, items.length + rows.length).flatMap(
    (column, row) => edges[row]?.find((edge) => edge.column === column)?.pair ?? [],
  );
}

type Edge<P> = {
  readonly column: number;
  readonly cost: number;
  readonly pair: P | null;
};

/** The column of each row with the lowest sum of costs. */
function shortestPaths<P>(edges: readonly (readonly Edge<P>[])[], width: number): number[] {
  // Potentials keep every reduced cost at zero or above.
  const ofRow = new Float64Array(edges.length);
  const ofColumn = new Float64Array(width);
  const owner = new Int32Array(width).fill(-1);
  const columnOf = new Int32Array(edges.length).fill(-1);
  for (let start = 0; start < edges.length; start += 1) {
    const distance = new Map<number, number>();
    const before = new Map<number, number>();
    const done = new Set<number>();
    ofRow[start] = Math.min(...(edges[start] ?? []).map(({ column, cost }) => cost - (ofColumn[column] ?? 0)));
    let row = start;
    let from = -1;
    let reached = 0;
    let end = -1;
    while (end < 0) {
      for (const { column, cost } of edges[row] ?? []) {
        const length = reached + cost - (ofRow[row] ?? 0) - (ofColumn[column] ?? 0);
        if (done.has(column) || length >= (distance.get(column) ?? Infinity)) continue;
        distance.set(column, length);
        before.set(column, from);
      }
      let nearest = -1;
      for (const [column, length] of distance)
        if (!done.has(column) && (nearest < 0 || length < (distance.get(nearest) ?? Infinity))) nearest = column;
      done.add(nearest);
      reached = distance.get(nearest) ?? 0;
      const next = owner[nearest] ?? -1;
      if (next < 0) end = nearest;
      row = next;
      from = nearest;
    }
    ofRow[start] = (ofRow[start] ?? 0) + reached;
    for (const column of done) {
      const change = reached - (distance.get(column) ?? 0);
      const held = owner[column] ?? -1;
      ofColumn[column] = (ofColumn[column] ?? 0) - change;
      if (held >= 0) ofRow[held] = (ofRow[held] ?? 0) + change;
    }
    for (let column = end; column >= 0;) {
      const previous: number = before.get(column) ?? -1;
      const moved = previous < 0 ? start : (owner[previous] ?? -1);
      owner[column] = moved;
      columnOf[moved] = column;
      column = previous;
    }
  }
  return Array.from(columnOf);
}
