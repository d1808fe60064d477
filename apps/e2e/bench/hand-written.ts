/** The baseline: a virtual grid of the same cells, hand-written without a framework. */
import type { Comparison } from '@zakupki/api-client/schema';

/** Cells as formatted text. */
type PlainMatrix = {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly cells: readonly (readonly [price: string, note: string])[];
  }[];
};

export function plainMatrix({ bids, rows }: Comparison): PlainMatrix {
  return {
    columns: bids.map(({ supplier, number }) => supplier.name ?? String(number)),
    rows: rows.map(({ name, cells }) => ({
      name,
      cells: cells.map(({ unitPriceNormalized = '—', deltaPercent = '' }) => [unitPriceNormalized, deltaPercent]),
    })),
  };
}

/** Runs in the page. */
export function drawByHand({ columns, rows }: PlainMatrix): void {
  const [width, height, lead, head, cell] = [1000, 668, 280, 104, { width: 172, height: 60 }];
  document.body.innerHTML = `<style>
    body { margin: 0; font: 13px/1.35 system-ui; }
    #box { position: relative; overflow: auto; width: ${width}px; height: ${height}px; }
    #all { position: relative; width: ${lead + columns.length * cell.width}px; height: ${head + rows.length * cell.height}px; }
    .cell { position: absolute; box-sizing: border-box; width: ${cell.width}px; height: ${cell.height}px; padding: 12px 10px; border: solid #ddd; border-width: 0 1px 1px 0; background: #fff; text-align: end; }
    .cell span { display: block; white-space: nowrap; }
    #heads, #names, #corner { position: sticky; z-index: 1; background: #fff; }
    #heads { top: 0; height: ${head}px; } #names { left: 0; width: ${lead}px; height: 0; }
  </style><div id="box"><div id="all"><div id="heads"></div><div id="names"></div></div></div>`;
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  const [box, all, heads, names] = ['box', 'all', 'heads', 'names'].map(at) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];

  /** Returns a function that renders one element per wanted key and removes the others. */
  function elementPool(parent: HTMLElement, make: (key: string) => HTMLElement) {
    const rendered = new Map<string, HTMLElement>();
    return (wanted: Set<string>) => {
      for (const [key, element] of rendered) {
        if (wanted.has(key)) continue;
        element.remove();
        rendered.delete(key);
      }
      for (const key of wanted) {
        if (rendered.has(key)) continue;
        const element = make(key);
        rendered.set(key, element);
        parent.append(element);
      }
    };
  }
  function element(left: number, top: number, texts: readonly string[], size = '') {
    const div = document.createElement('div');
    div.className = 'cell';
    div.style.cssText = `left:${left}px;top:${top}px;${size}`;
    for (const text of texts) div.append(Object.assign(document.createElement('span'), { textContent: text }));
    return div;
  }
  const cells = elementPool(all, (key) => {
    const [row = 0, column = 0] = key.split(' ').map(Number);
    return element(lead + column * cell.width, head + row * cell.height, rows[row]?.cells[column] ?? []);
  });
  const columnHeads = elementPool(heads, (key) =>
    element(lead + Number(key) * cell.width, 0, [columns[Number(key)] ?? ''], `height:${head}px`),
  );
  const rowHeads = elementPool(names, (key) =>
    element(0, Number(key) * cell.height, [rows[Number(key)]?.name ?? ''], `width:${lead}px`),
  );

  function draw() {
    const [firstRow, lastRow] = [
      Math.floor(box.scrollTop / cell.height) - 3,
      Math.ceil((box.scrollTop + height) / cell.height) + 3,
    ];
    const [firstColumn, lastColumn] = [
      Math.floor(box.scrollLeft / cell.width) - 1,
      Math.ceil((box.scrollLeft + width - lead) / cell.width) + 1,
    ];
    const wantedRows = new Set<string>();
    const wantedColumns = new Set<string>();
    for (let row = Math.max(firstRow, 0); row < Math.min(lastRow, rows.length); row += 1) wantedRows.add(String(row));
    for (let column = Math.max(firstColumn, 0); column < Math.min(lastColumn, columns.length); column += 1)
      wantedColumns.add(String(column));
    rowHeads(wantedRows);
    columnHeads(wantedColumns);
    cells(new Set([...wantedRows].flatMap((row) => [...wantedColumns].map((column) => `${row} ${column}`))));
  }
  box.addEventListener('scroll', draw, { passive: true });
  draw();
}
