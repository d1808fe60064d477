/** Shows a problem as an HTML page for people who followed a link. */
import type { ErrorRequestHandler } from 'express';
import { Problem, problemBody } from '../../pipeline/problem.ts';
import { languageOf } from '../../pipeline/request/language.ts';
import { escapeHtml } from '../../web/html.ts';
import { sentence } from '../field-error.ts';
import type { Lang } from '@zakupki/words';

/** Answers browsers with HTML; passes other clients to the JSON error handler. */
export const problemPage: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof Problem) || response.headersSent || request.accepts(['json', 'html']) !== 'html') {
    next(error);
    return;
  }
  const lang = languageOf(request.headers['accept-language']);
  response.status(error.status).setHeader('Cache-Control', 'no-store');
  response.type('html').send(renderPage(error, lang));
};

function renderPage(problem: Problem, lang: Lang): string {
  const { message, errors = [] } = problemBody(problem, lang, '') as {
    message: string;
    errors?: { message: string }[];
  };
  const paragraphs = [...new Set([message, ...(errors.length > 1 ? errors.map(withPointer) : [])])];
  const title = sentence(lang, 'link_refused');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p><a href="/__mock">${sentence(lang, 'to_console')}</a></p>
</main>
</body>
</html>
`;
}

const withPointer = ({ pointer = '', message }: { pointer?: string; message: string }) => `${pointer}: ${message}`;

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:10vh auto;padding:0 1rem;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25}`;
