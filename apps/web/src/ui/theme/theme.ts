import {
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { CHART_COLORS, COLOR_ROLES, TINTED, TINT_PERCENT, type ColorRole } from './color-roles.ts';

/** `public/early.js` reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'zakupki-color-scheme' });

// Ten shades; the ninth is the light scheme's colour, the sixth the dark one's.
function shadesOf(role: ColorRole): MantineColorsTuple {
  const [light, dark] = COLOR_ROLES[role];
  const toWhite = (share: number) => mixed(dark, '#ffffff', share);
  return [
    toWhite(0.9),
    toWhite(0.78),
    toWhite(0.6),
    toWhite(0.4),
    toWhite(0.2),
    dark,
    mixed(dark, light, 0.33),
    mixed(dark, light, 0.66),
    light,
    mixed(light, '#000000', 0.18),
  ];
}

/**
 * @param share 0 to 1
 * @param from `#rrggbb`
 */
function mixed(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((offset) => {
    const [start, end] = [from, to].map((color) => Number.parseInt(color.slice(offset, offset + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const SHADES = {
  accent: shadesOf('accent'),
  good: shadesOf('good'),
  warning: shadesOf('warning'),
  danger: shadesOf('danger'),
  note: shadesOf('note'),
} satisfies Record<(typeof TINTED)[number], MantineColorsTuple>;

// Mantine's dark palette in this theme's colours, for components without a role.
const DARK: MantineColorsTuple = [
  '#e8ecf1',
  '#c9d0d9',
  '#a5b0bf',
  '#8a96a6',
  '#6b7788',
  '#2c353f',
  '#1e252c',
  '#171c22',
  '#101418',
  '#0b0e11',
];
const GRAY: MantineColorsTuple = [
  '#f7f8fa',
  '#eef0f3',
  '#e4e7ec',
  '#d5dae1',
  '#a9b2be',
  '#7c8796',
  '#5d6878',
  '#4a5565',
  '#2f3845',
  '#14181f',
];

const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif, "Apple Color Emoji"';

const PLAIN_HEADER = { header: { role: 'presentation' } };

export const theme = createTheme({
  colors: { ...SHADES, dark: DARK, gray: GRAY, red: SHADES.danger, green: SHADES.good },
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 5 },
  variantColorResolver: roleColors,
  black: COLOR_ROLES.text[0],
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'md',
  radius: { sm: '4px', md: '6px', lg: '8px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // The same order as TextField. Required fields have no star, see OptionalLabel.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], withAsterisk: false },
    },
    // Without the role, their <header> would count as a second banner landmark.
    Modal: {
      defaultProps: { overlayProps: { backgroundOpacity: 0.45 }, attributes: PLAIN_HEADER },
      styles: { title: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.35 } },
    },
    Drawer: { defaultProps: { attributes: PLAIN_HEADER } },
  },
});

// Mantine computes contrast for the light scheme only; these use the active scheme's colours.
function roleColors(input: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  const colors = defaultVariantColorsResolver(input);
  const role = TINTED.find((name) => name === (input.color ?? 'accent'));
  if (!role) return colors;
  const ink = `var(--zk-${role})`;
  if (input.variant === 'filled') return { ...colors, color: 'var(--zk-on-accent)' };
  if (input.variant === 'light') {
    const hover = `color-mix(in srgb, ${ink} 22%, var(--zk-surface))`;
    return { ...colors, background: `var(--zk-${role}-tint)`, hover, color: ink };
  }
  return input.variant === 'subtle' ? { ...colors, hover: `var(--zk-${role}-tint)`, color: ink } : colors;
}

/** Defines the roles as `--zk-*` and points Mantine's variables at them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...roleVariables('light'), ...MANTINE_ALIASES },
  dark: { ...roleVariables('dark'), ...MANTINE_ALIASES },
});

const MANTINE_ALIASES = {
  '--mantine-color-body': 'var(--zk-surface)',
  '--mantine-color-text': 'var(--zk-text)',
  '--mantine-color-bright': 'var(--zk-text)',
  '--mantine-color-dimmed': 'var(--zk-secondary)',
  '--mantine-color-placeholder': 'var(--zk-secondary)',
  '--mantine-color-anchor': 'var(--zk-accent)',
  '--mantine-color-error': 'var(--zk-danger)',
  '--mantine-color-danger-outline': 'var(--zk-danger)',
  '--mantine-color-success': 'var(--zk-good)',
  '--mantine-color-default': 'var(--zk-surface)',
  '--mantine-color-default-color': 'var(--zk-text)',
  '--mantine-color-default-hover': 'var(--zk-hover)',
  '--mantine-color-default-border': 'var(--zk-border)',
  '--mantine-color-disabled-color': 'var(--zk-secondary)',
};

function roleVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const index = scheme === 'light' ? 0 : 1;
  const roles = Object.entries(COLOR_ROLES).map(([role, colors]) => [`--zk-${role}`, colors[index]] as const);
  const tints = TINTED.map((role) => [`--zk-${role}-tint`, tint(role, TINT_PERCENT[scheme])] as const);
  const charts = CHART_COLORS.map((colors, at) => [`--zk-chart-${at + 1}`, colors[index]] as const);
  return {
    ...Object.fromEntries([...roles, ...tints, ...charts]),
    '--zk-hover': tint('text', scheme === 'light' ? 4 : 6),
    '--zk-field': `var(--zk-${scheme === 'light' ? 'surface' : 'raised'})`,
  };
}

function tint(role: ColorRole, percent: number): string {
  return `color-mix(in srgb, var(--zk-${role}) ${percent}%, var(--zk-surface))`;
}
