/** Colours by role: [light scheme, dark scheme]. The theme, the CSS variables and the contrast test read this. */
export const COLOR_ROLES = {
  page: ['#f7f8fa', '#101418'],
  surface: ['#ffffff', '#171c22'],
  raised: ['#ffffff', '#1e252c'],
  text: ['#14181f', '#e8ecf1'],
  secondary: ['#4a5565', '#a5b0bf'],
  line: ['#d5dae1', '#2c353f'],
  border: ['#7c8796', '#6b7788'],
  accent: ['#0b6b64', '#3fb8ac'],
  'on-accent': ['#ffffff', '#06201e'],
  good: ['#18703a', '#4fc07a'],
  warning: ['#8a5300', '#e0a33a'],
  danger: ['#b42318', '#f27a6d'],
  note: ['#1d5fbf', '#7fb0f5'],
  // The impersonation banner: the same in both schemes, so that users recognize it at once.
  amber: ['#e0a33a', '#e0a33a'],
  'on-amber': ['#14181f', '#14181f'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorRole = keyof typeof COLOR_ROLES;

/** Percent of the colour in its background tint. */
export const TINT_PERCENT = { light: 8, dark: 16 } as const;

export const TINTED = ['accent', 'good', 'warning', 'danger', 'note'] as const satisfies readonly ColorRole[];

/**
 * Colours of chart series: [light scheme, dark scheme]. `test/styles/chart-colors.test.ts` checks a contrast of 3:1 against
 * every background, and that they differ with each colour vision deficiency. Series also differ in dash, marker and
 * hatching, see `chart-symbols.tsx`.
 */
export const CHART_COLORS = [
  ['#0b6b64', '#3fb8ac'],
  ['#cb7a0b', '#ea871f'],
  ['#923fca', '#5573b7'],
  ['#352f64', '#e7e14a'],
  ['#369ca0', '#49f1f8'],
  ['#680705', '#a55f4b'],
] as const satisfies readonly (readonly [light: string, dark: string])[];
