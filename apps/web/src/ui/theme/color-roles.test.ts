import { describe, expect, it } from 'vitest';
import { contrast, mixed, rgb } from '../../../test/styles/color-measures.ts';
import { COLOR_ROLES, TINTED, TINT_PERCENT, type ColorRole } from './color-roles.ts';

const SCHEMES = [
  ['light', 0],
  ['dark', 1],
] as const;

describe.each(SCHEMES)('%s', (scheme, index) => {
  const color = (role: ColorRole) => rgb(COLOR_ROLES[role][index]);
  const grounds = ['page', 'surface', 'raised'] as const;

  it.each(grounds)('text has a contrast of 7 to 1 on %s, secondary text 4.5 to 1', (ground) => {
    expect(contrast(color('text'), color(ground))).toBeGreaterThanOrEqual(7);
    expect(contrast(color('secondary'), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['page', 'surface'] as const)('borders of inputs have a contrast of 3 to 1 on %s', (ground) => {
    expect(contrast(color('border'), color(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(TINTED)('%s is readable on the page, on a surface and on its tint', (role) => {
    const tint = mixed(color(role), color('surface'), TINT_PERCENT[scheme]);
    for (const ground of [color('page'), color('surface'), tint]) {
      expect(contrast(color(role), ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(color('text'), tint)).toBeGreaterThanOrEqual(7);
  });

  it('the impersonation banner has a contrast of 7 to 1', () => {
    expect(contrast(color('on-amber'), color('amber'))).toBeGreaterThanOrEqual(7);
  });

  it.each(TINTED)('the label of a button filled with %s is readable', (role) => {
    expect(contrast(color('on-accent'), color(role))).toBeGreaterThanOrEqual(4.5);
  });
});
