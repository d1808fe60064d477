import type { KeyboardEvent } from 'react';
import {
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';

export const colorSchemeManager = localStorageColorSchemeManager({ key: 'zakupki-console-color-scheme' });

// The light scheme uses the ninth shade, the dark scheme the sixth; see base.css.
const ACCENT: MantineColorsTuple = [
  '#ecf8f7',
  '#d3efec',
  '#b2e3df',
  '#8cd4ce',
  '#65c6bd',
  '#3fb8ac',
  '#2e9f94',
  '#1c857b',
  '#0b6b64',
  '#095852',
];
const DANGER: MantineColorsTuple = [
  '#fef2f0',
  '#fce4e1',
  '#facac5',
  '#f7afa7',
  '#f5958a',
  '#f27a6d',
  '#de5d50',
  '#c94034',
  '#b42318',
  '#941d14',
];

// Surfaces and lines of Mantine components, matching base.css.
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

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** The product's colours and type, smaller and denser. */
export const theme = createTheme({
  colors: { accent: ACCENT, danger: DANGER, dark: DARK, gray: GRAY },
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 5 },
  // Mantine derives the text colour from the light scheme alone.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--qa-on-accent)' } : colors;
  },
  fontFamily: FONT,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: { fontFamily: FONT, fontWeight: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'md',
  radius: { sm: '4px', md: '6px', lg: '8px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], withAsterisk: false },
    },
    // Tabbing through the page must not open every list; Enter takes the first match.
    Select: { defaultProps: { openOnFocus: false, selectFirstOptionOnChange: true, onKeyDownCapture: chooseOption } },
    Autocomplete: { defaultProps: { openOnFocus: false } },
    // Its <header> would be a second banner landmark.
    Modal: {
      defaultProps: { overlayProps: { backgroundOpacity: 0.45 }, attributes: { header: { role: 'presentation' } } },
    },
    Drawer: {
      defaultProps: { overlayProps: { backgroundOpacity: 0.45 }, attributes: { header: { role: 'presentation' } } },
    },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
  },
});

/**
 * Enter chooses the highlighted option, or the first one. Mantine's list loses the highlight when it opens while the
 * user types and has none before it is rendered, so Enter would do nothing.
 */
function chooseOption(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget } = event;
  if (key !== 'Enter' || currentTarget.getAttribute('aria-expanded') !== 'true') return;
  const list = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
  const option =
    list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
    list?.querySelector<HTMLElement>('[data-combobox-option]');
  if (!option) return;
  event.preventDefault();
  event.stopPropagation();
  option.click();
}
