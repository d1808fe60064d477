import type { Plugin } from 'vite';

/**
 * The page's Content-Security-Policy, also for servers that send no header. Inline styles are allowed because the
 * component library writes style elements, and a page without a server cannot give them a nonce
 * (docs/decisions/0045-security-of-the-page.md).
 */
const POLICY = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
};

/** Inserts the policy before everything that it restricts. It would block the development server's inline scripts. */
export function pagePolicy(): Plugin {
  const content = Object.entries(POLICY)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(';');
  return {
    name: 'page-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
}
