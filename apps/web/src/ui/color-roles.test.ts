import { describe, expect, it } from 'vitest';
import { COLOR_ROLES, TINTED, TINT_PERCENT, type ColorRole } from './color-roles.ts';

type Rgb = readonly number[];

const SCHEMES = [
  ['light', 0],
  ['dark', 1],
] as const;

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** WCAG 2.2: relative luminance, and from it the contrast ratio. */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function mixed(color: Rgb, ground: Rgb, percent: number): Rgb {
  return color.map((part, at) => (part * percent + (ground[at] ?? 0) * (100 - percent)) / 100);
}

describe.each(SCHEMES)('%s', (scheme, index) => {
  const color = (role: ColorRole) => rgb(COLOR_ROLES[role][index]);
  const grounds = ['page', 'surface', 'raised'] as const;

  it.each(grounds)('text reads well on %s: 7 to 1, secondary 4.5 to 1', (ground) => {
    expect(contrast(color('text'), color(ground))).toBeGreaterThanOrEqual(7);
    expect(contrast(color('secondary'), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['page', 'surface'] as const)('borders of inputs show on %s: 3 to 1', (ground) => {
    expect(contrast(color('border'), color(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(TINTED)('%s reads on the page, on a surface, and on its own tint', (role) => {
    const tint = mixed(color(role), color('surface'), TINT_PERCENT[scheme]);
    for (const ground of [color('page'), color('surface'), tint]) {
      expect(contrast(color(role), ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(color('text'), tint)).toBeGreaterThanOrEqual(7);
  });

  it.each(TINTED)('a button filled with %s bears its words', (role) => {
    expect(contrast(color('on-accent'), color(role))).toBeGreaterThanOrEqual(4.5);
  });
});
