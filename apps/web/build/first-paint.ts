import type { Plugin } from 'vite';
import { COLOR_ROLES, type ColorRole } from '../src/ui/theme/color-roles.ts';
import { PRODUCT_CHUNKS } from './chunks.ts';

/** What the page's frame in index.html is drawn with. */
const FRAME_COLORS: readonly ColorRole[] = ['page', 'surface', 'line', 'text', 'accent', 'on-accent'];

/**
 * Completes index.html with what a browser can do before any script has loaded: the colours of the frame, and the names
 * of the files that `public/early.js` requests for a page of the product.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        {
          tag: 'style',
          children: `${colorsOf(0, 'html')}${colorsOf(1, "html[data-mantine-color-scheme='dark']")}`,
          injectTo: 'head',
        },
        {
          tag: 'meta',
          attrs: { name: 'product-files', content: filesOf(bundle).join(' ') },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

function colorsOf(scheme: 0 | 1, selector: string): string {
  return `${selector}{${FRAME_COLORS.map((role) => `--zk-${role}:${COLOR_ROLES[role][scheme]}`).join(';')}}`;
}

type Bundle = NonNullable<Parameters<Extract<Plugin['transformIndexHtml'], Function>>[1]['bundle']>;

function filesOf(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && PRODUCT_CHUNKS.includes(file.name)
      ? [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]
      : [],
  );
}
