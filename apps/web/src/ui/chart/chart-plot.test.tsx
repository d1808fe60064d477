import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ChartPlot from './chart-plot.tsx';

const point = (day: number, isUnfinished: boolean) => ({
  key: `2026-11-0${day}`,
  label: `${day} Nov`,
  values: { made: '3' },
  isUnfinished,
});

afterEach(() => vi.restoreAllMocks());

it.each([
  ['the only one', [point(2, true)]],
  ['the last of two', [point(1, false), point(2, true)]],
])('draws an unfinished period that is %s', (_, points) => {
  const data = { axis: 'Day', unit: 'orders', series: [{ key: 'made', label: 'Made' }], points, format: String };
  // jsdom has no layout, and a chart without a size draws nothing.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 260));
  const { container } = render(<ChartPlot data={data} kind="line" title="Orders" />);
  const markers = container.querySelectorAll('svg path[fill="var(--zk-chart-1)"]');
  expect(markers).toHaveLength(points.length);
});
