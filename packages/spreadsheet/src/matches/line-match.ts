/** Matches rows of a list to lines of an order, with a confidence. The result depends on the input alone. */
import { normalizeSpelling } from '../words/spelling.ts';
import { assign } from './assignment.ts';
import { type Token, tokensOf } from './name-tokens.ts';

/** The identifying fields of an order's line. */
type OrderLine = {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly specification: string;
  readonly sku: string;
  readonly gtin: string | null;
  readonly unitCode: string;
  readonly quantity: string | null;
};

/** The identifying fields of a row. */
export type ListRow = {
  readonly row: number;
  readonly name: string;
  readonly lineId: string | null;
  readonly sku: string | null;
  readonly gtin: string | null;
  readonly position: number | null;
  readonly unitCode: string | null;
  /** characteristics, brand and model */
  readonly details?: string | null;
  readonly quantity?: string | null;
};

type MatchedBy = 'given' | 'line_id' | 'sku' | 'gtin' | 'name' | 'position' | 'none';

export type Match = {
  readonly row: number;
  readonly itemId: string | null;
  /** 0…1, two fraction digits */
  readonly confidence: number;
  readonly by: MatchedBy;
  /** matched, but marked for review */
  readonly isDoubtful: boolean;
  /** whether several lines or rows are so similar that the user must choose; then there is no line */
  readonly isAmbiguous: boolean;
  /** lines with similar names, most likely first; none for a certain match */
  readonly candidates: readonly { readonly itemId: string; readonly confidence: number }[];
};

/** Below the first limit a match is marked for review; below the second there is no match. */
const SURE = 0.7;
const POSSIBLE = 0.45;
/** With a nearly equal rival a match is marked for review; with an equal rival the user must choose. */
const CLOSE = 0.08;
const ALIKE = 0.04;
/** Score added for an equal number. */
const NUMBERED = 0.05;

/** Likeness of the details counts this part of that of the names. */
const OF_DETAILS = 0.3;
/** Added for the asked quantity: enough to choose between equal names, to be checked. */
const OF_QUANTITY = 0.06;
/** Weight of an equal name, clearly more than of one that has another word. */
const EXACTLY = 1.15;
/** With a smaller margin over the second best assignment, no match is certain. */
const LEAST_SURE = 0.6;

/** `weight` is what the assignment adds up; it tells apart lines of one name. */
type Candidate = { row: number; item: number; confidence: number; weight: number; by: MatchedBy };

/** Matches rows to lines, one to one. `given` wins for the rows that it names. */
export function matchRows(
  rows: readonly ListRow[],
  lines: readonly OrderLine[],
  given: ReadonlyMap<number, string | null> = new Map(),
): Match[] {
  const known = new Map(lines.map((line, index) => [line.id, index]));
  const candidates = rows.flatMap((row, index): Candidate[] => {
    if (!given.has(row.row)) return [];
    const item = known.get(given.get(row.row) ?? '');
    return item === undefined ? [] : [{ row: index, item, confidence: 1, weight: 1, by: 'given' }];
  });
  const open = rows.map((row) => !given.has(row.row));
  candidates.push(
    ...exact(rows, lines, known).filter(({ row }) => open[row]),
    ...similar(rows, lines).filter(({ row }) => open[row]),
  );
  return takeSurest(candidates, rows, lines);
}

/** Matches equal identifiers. */
function exact(rows: readonly ListRow[], lines: readonly OrderLine[], known: ReadonlyMap<string, number>): Candidate[] {
  const byPosition = new Map(lines.map(({ position }, index) => [position, index]));
  const bySku = Map.groupBy(lines.keys(), (index) => normalizeSpelling(lines[index]?.sku ?? ''));
  const byGtin = Map.groupBy(lines.keys(), (index) => gtinKey(lines[index]?.gtin ?? null));
  return rows.flatMap((row, index): Candidate[] => {
    const sku = row.sku === null ? '' : normalizeSpelling(row.sku);
    const gtin = gtinKey(row.gtin);
    const byId = row.lineId === null ? undefined : known.get(row.lineId);
    // The number alone identifies a line only when the row has no name.
    const numbered = row.name === '' && row.position !== null ? byPosition.get(row.position) : undefined;
    return [
      ...(byId === undefined ? [] : [{ row: index, item: byId, confidence: 1, weight: 1, by: 'line_id' as const }]),
      ...(numbered === undefined
        ? []
        : [{ row: index, item: numbered, confidence: 0.6, weight: 0.6, by: 'position' as const }]),
      ...(gtin === ''
        ? []
        : (byGtin.get(gtin) ?? []).map((item) => ({
            row: index,
            item,
            confidence: 0.99,
            weight: 1,
            by: 'gtin' as const,
          }))),
      // A short number is a weak article number.
      ...(sku.length < 3
        ? []
        : (bySku.get(sku) ?? []).map((item) => ({
            row: index,
            item,
            confidence: 0.98,
            weight: 1,
            by: 'sku' as const,
          }))),
    ];
  });
}

const gtinKey = (gtin: string | null) => (gtin === null ? '' : gtin.padStart(14, '0'));

type Weighed = { tokens: ReadonlyMap<string, number>; total: number; numbers: ReadonlySet<string> };

/** Matches names that share their rare words and all sizes. */
function similar(rows: readonly ListRow[], lines: readonly OrderLine[]): Candidate[] {
  const lineTokens = lines.map(({ name }) => tokensOf(name));
  const rowTokens = rows.map(({ name }) => tokensOf(name));
  const rarity = rarityIn([...lineTokens, ...rowTokens]);
  const weighedLines = lineTokens.map((tokens) => weighed(tokens, rarity));
  const weighedRows = rowTokens.map((tokens) => weighed(tokens, rarity));
  const details = lines.map(
    ({ specification }) => new Set(tokensOf(specification.slice(0, 500)).map(({ text }) => text)),
  );
  const having = new Map<string, number[]>();
  for (const [item, { tokens }] of weighedLines.entries()) for (const token of tokens.keys()) push(having, token, item);
  const whole = wholeLikeness(rows, lines);
  const spellings = Map.groupBy(lines.keys(), (item) => normalizeSpelling(lines[item]?.name ?? ''));
  const areShared = lines.map(({ name }) => (spellings.get(normalizeSpelling(name))?.length ?? 0) > 1);
  return weighedRows.flatMap((row, index): Candidate[] => {
    const listRow = rows[index];
    if (!listRow) return [];
    const same = new Set(spellings.get(normalizeSpelling(listRow.name)));
    const shared = new Set([...row.tokens.keys()].flatMap((token) => having.get(token) ?? []));
    for (const item of same) shared.add(item);
    const named = [...shared].flatMap((item) => {
      const other = weighedLines[item];
      return other ? [{ item, likeness: same.has(item) ? 1 : likenessOf(row, other, details[item] ?? new Set()) }] : [];
    });
    const needsDetails = detailsDecide(named.map(({ likeness }) => likeness));
    return named.flatMap(({ item, likeness }): Candidate[] => {
      const line = lines[item];
      if (!line) return [];
      const place = listRow.position === line.position ? NUMBERED : 0;
      const unit = listRow.unitCode !== null && listRow.unitCode !== line.unitCode ? 0.03 : 0;
      const full = needsDetails(likeness) ? whole(index, item) : null;
      const alike = same.has(item) ? 1 - unit : Math.min(0.97, likeness + place - unit);
      // A name may be in two columns here and in one there.
      const confidence = full === null || same.has(item) ? alike : Math.max(alike, Math.min(0.97, full - unit));
      // The number of a row says nothing between lines of one name: every list is numbered separately.
      const isShared = areShared[item] ?? false;
      const asked =
        listRow.quantity != null && line.quantity !== null && Number(listRow.quantity) === Number(line.quantity);
      const weight =
        (same.has(item) ? EXACTLY - unit + (isShared ? 0 : place) : confidence) +
        OF_DETAILS * (full ?? 0) +
        (asked && isShared ? OF_QUANTITY : 0);
      return confidence < POSSIBLE ? [] : [{ row: index, item, confidence, weight, by: 'name' }];
    });
  });
}

/** Which candidates of a row are compared by their details: those near the best name, unless it stands alone. */
function detailsDecide(likenesses: readonly number[]): (likeness: number) => boolean {
  const [best = 0, second = 0] = likenesses.toSorted((a, b) => b - a);
  const isAlone = best >= SURE && best - second >= OF_DETAILS;
  return (likeness) => !isAlone && likeness >= best - OF_DETAILS;
}

/** Likeness of names together with their details, for rows that have details; null for others. */
function wholeLikeness(
  rows: readonly ListRow[],
  lines: readonly OrderLine[],
): (row: number, item: number) => number | null {
  const detailed = rows.map(({ name, details }) =>
    details == null || details === '' ? null : tokensOf(`${name} ${details}`.slice(0, 500)),
  );
  if (detailed.every((tokens) => tokens === null)) return () => null;
  const full = lines.map(({ name, specification }) => tokensOf(`${name} ${specification}`.slice(0, 500)));
  const rarity = rarityIn([...full, ...detailed.filter((tokens) => tokens !== null)]);
  const weighedLines = full.map((tokens) => weighed(tokens, rarity));
  const weighedRows = detailed.map((tokens) => tokens && weighed(tokens, rarity));
  return (row, item) => {
    const [one, other] = [weighedRows[row], weighedLines[item]];
    return one && other ? Math.min(1, likenessOf(one, other, new Set())) : null;
  };
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Weight of a word: low for a word that many names contain. */
function rarityIn(names: readonly (readonly Token[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tokens of names)
    for (const text of new Set(tokens.map((token) => token.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Map([...counts].map(([text, count]) => [text, Math.log(1 + names.length / count)]));
}

function weighed(tokens: readonly Token[], rarity: ReadonlyMap<string, number>): Weighed {
  const weights = new Map(tokens.map(({ text }) => [text, rarity.get(text) ?? 1]));
  return {
    tokens: weights,
    total: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    numbers: new Set(tokens.filter(({ isNumber }) => isNumber).map(({ text }) => text)),
  };
}

/** Weighted Dice coefficient of the words, reduced for every size that only one name has. */
function likenessOf(row: Weighed, line: Weighed, details: ReadonlySet<string>): number {
  let common = 0;
  let rowTotal = row.total;
  for (const [token, weight] of row.tokens) {
    if (line.tokens.has(token)) common += weight;
    // Words of the specification are not a difference.
    else if (details.has(token)) rowTotal -= weight;
    else common += SHORTENED * shortenedWeight(token, weight, line, row);
  }
  const whole = rowTotal + line.total;
  if (whole === 0) return 0;
  const contained = common / Math.max(0.01, Math.min(rowTotal, line.total));
  const alike = common / whole + 0.5 * Math.min(1, contained);
  const missing = [...line.numbers].filter((size) => !row.numbers.has(size)).length;
  const foreign = [...row.numbers].filter((size) => !line.numbers.has(size) && !details.has(size)).length;
  // A size in only one name may be omitted in the other; different sizes in both contradict.
  return alike * (missing > 0 && foreign > 0 ? 0.5 : 0.95 ** (missing + foreign));
}

/** Share of a word's weight that its abbreviation gets. */
const SHORTENED = 0.85;
const SHORTEST = 3;

/** Weight of a word that the other name has abbreviated or in full ("оцинк." for "оцинкованный"); 0 when it has not. */
function shortenedWeight(token: string, weight: number, line: Weighed, row: Weighed): number {
  if (token.length < SHORTEST || row.numbers.has(token)) return 0;
  for (const [other, otherWeight] of line.tokens) {
    if (other.length < SHORTEST || line.numbers.has(other) || row.tokens.has(other)) continue;
    if (other.startsWith(token) || token.startsWith(other)) return Math.min(weight, otherWeight);
  }
  return 0;
}

const RANK: Readonly<Record<MatchedBy, number>> = {
  given: 5,
  line_id: 4,
  gtin: 3,
  sku: 3,
  name: 2,
  position: 1,
  none: 0,
};

/** Takes identifiers first, then assigns names so that their likeness is largest in all, and the rest by their numbers. */
function takeSurest(candidates: Candidate[], rows: readonly ListRow[], lines: readonly OrderLine[]): Match[] {
  const ordered = candidates.sort(
    (a, b) => RANK[b.by] - RANK[a.by] || b.weight - a.weight || a.row - b.row || a.item - b.item,
  );
  const taken = new Map<number, Candidate>();
  const answered = new Set<number>();
  const isFree = ({ row, item }: Candidate) => !taken.has(row) && !answered.has(item);
  const take = (candidate: Candidate) => {
    if (!isFree(candidate)) return;
    taken.set(candidate.row, candidate);
    answered.add(candidate.item);
  };
  for (const candidate of ordered) if (RANK[candidate.by] > RANK.name) take(candidate);
  const named = ordered.filter(({ by }) => by === 'name');
  for (const candidate of assign(named.filter(isFree))) take(candidate);
  for (const candidate of ordered) if (candidate.by === 'position') take(candidate);
  const places: Places = {
    byRow: Map.groupBy(named, ({ row }) => row),
    byItem: Map.groupBy(named, ({ item }) => item),
    taken,
    owners: new Map([...taken.values()].map((one) => [one.item, one])),
  };
  return rows.map((row, index) => matchOf(row, index, lines, places));
}

type Places = {
  readonly byRow: ReadonlyMap<number, readonly Candidate[]>;
  readonly byItem: ReadonlyMap<number, readonly Candidate[]>;
  readonly taken: ReadonlyMap<number, Candidate>;
  /** by line, the pair that took it */
  readonly owners: ReadonlyMap<number, Candidate>;
};

function matchOf(row: ListRow, index: number, lines: readonly OrderLine[], places: Places): Match {
  const found = places.taken.get(index);
  const rowCandidates = places.byRow.get(index) ?? [];
  const isNumbered = found !== undefined && row.position !== null && lines[found.item]?.position === row.position;
  const nearest = found ? marginOf(found, places, isNumbered ? NUMBERED : 0) : Infinity;
  const isOpen = rowCandidates.some((candidate) => isStillOpen(candidate, places.owners.get(candidate.item)));
  const isAmbiguous = found ? nearest < ALIKE : isOpen;
  const isOnlyOne = found !== undefined && !isAmbiguous && rowCandidates.every(({ item }) => item === found.item);
  const isCertain =
    found !== undefined && (found.by !== 'name' || (found.confidence === 1 && nearest >= CLOSE)) && !isAmbiguous;
  const candidates = isCertain || isOnlyOne ? [] : namedLines(rowCandidates, lines);
  if (!found || isAmbiguous)
    return { row: row.row, itemId: null, confidence: 0, by: 'none', isDoubtful: false, isAmbiguous, candidates };
  // A form of another order, or a line removed from this one.
  const isOfAnother = row.lineId !== null && found.by !== 'line_id' && found.by !== 'given';
  const confidence = rounded(
    found.by === 'name' ? Math.min(found.confidence, LEAST_SURE + 2 * nearest) : found.confidence,
  );
  return {
    row: row.row,
    itemId: lines[found.item]?.id ?? null,
    confidence,
    by: found.by,
    isDoubtful: confidence < SURE || nearest < CLOSE || isOfAnother,
    isAmbiguous: false,
    candidates,
  };
}

const rounded = (confidence: number) => Math.round(Math.max(0, Math.min(1, confidence)) * 100) / 100;

/** Most lines offered as a choice. */
const MOST_CANDIDATES = 5;

function namedLines(candidates: readonly Candidate[], lines: readonly OrderLine[]): Match['candidates'] {
  return candidates.slice(0, MOST_CANDIDATES).flatMap(({ item, confidence }) => {
    const itemId = lines[item]?.id;
    return itemId === undefined ? [] : [{ itemId, confidence: rounded(confidence) }];
  });
}

/** Whether a row may still match the line: no other row is clearly more alike. */
function isStillOpen({ row, weight }: Candidate, owner: Candidate | undefined): boolean {
  if (!owner || owner.row === row) return true;
  return owner.by === 'name' && owner.weight - weight < ALIKE + NUMBERED;
}

/**
 * What the assignment loses when the row takes another line, the line another row, or two rows exchange their lines.
 * Infinity for identifiers and for a name without rivals.
 */
function marginOf(found: Candidate, { byRow, byItem, taken, owners }: Places, numbered: number): number {
  if (found.by !== 'name') return Infinity;
  const weightOf = (row: number, item: number) => byRow.get(row)?.find((one) => one.item === item)?.weight ?? null;
  const lines = (byRow.get(found.row) ?? []).flatMap((other): number[] => {
    if (other.item === found.item) return [];
    const owner = owners.get(other.item);
    if (!owner) return [found.weight - other.weight + numbered];
    const back = owner.by === 'name' ? weightOf(owner.row, found.item) : null;
    return back === null ? [] : [found.weight + owner.weight - other.weight - back + numbered];
  });
  // Row numbers mean little here: every list is numbered separately.
  const rows = (byItem.get(found.item) ?? [])
    .filter(({ row }) => row !== found.row && !taken.has(row))
    .map(({ weight }) => Math.max(0, found.weight - weight - NUMBERED));
  return Math.min(Infinity, ...lines, ...rows);
}
