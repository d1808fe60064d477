import { describe, expect, it } from 'vitest';
import { CHART_COLORS, COLOR_ROLES } from '../../src/ui/theme/color-roles.ts';
import { ALL_SIGHTS, contrast, distance, rgb } from './color-measures.ts';

/** Six times the just noticeable difference. */
const FAR_ENOUGH = 0.12;

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('series of charts, %s', (_, scheme) => {
  const colors = CHART_COLORS.map((pair) => pair[scheme]);
  const pairs = colors.flatMap((color, index) => colors.slice(0, index).map((other) => [color, other] as const));

  it.each(['page', 'surface', 'raised'] as const)('have a contrast of 3 to 1 on %s', (ground) => {
    const weak = colors.filter((color) => contrast(rgb(color), rgb(COLOR_ROLES[ground][scheme])) < 3);
    expect(weak).toEqual([]);
  });

  it.each(ALL_SIGHTS)('are distinguishable with %s', (sight) => {
    const alike = pairs.filter(([one, other]) => distance(rgb(one), rgb(other), sight) < FAR_ENOUGH);
    expect(alike).toEqual([]);
  });
});

it('detects that red and green look equal with colour blindness', () => {
  const [red, green] = [rgb('#c02020'), rgb('#5c6a00')];
  expect(distance(red, green, 'full')).toBeGreaterThan(FAR_ENOUGH);
  expect(distance(red, green, 'deuteranopia')).toBeLessThan(FAR_ENOUGH);
});
