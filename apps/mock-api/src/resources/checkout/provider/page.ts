/** The simulated page of the payment provider, as HTML that needs no script. */
import { fillIn, type Lang } from '@zakupki/words';
import { escapeHtml } from '@zakupki/mock-engine/web/html';
import { momentText, moneyText } from '../../../sentences/format.ts';
import type { PaymentRecord } from '../../../model/records/billing.ts';
import { CONFIRMATIONS } from '../confirmation.ts';
import { WORDS } from './words.ts';
import { isWaiting } from '../../access/payments.ts';

type PageContent = {
  payment: PaymentRecord;
  /** what is paid for */
  item: string;
  /** path in the product that the page leads back to */
  back: string;
  timeZone: string;
  lang: Lang;
};

export function renderPage({ payment, item, back, timeZone, lang }: PageContent): string {
  const { currency, confirmation } = payment;
  const amount = moneyText(lang, payment.amount, currency);
  const say = (code: keyof typeof WORDS) => escapeHtml(fillIn(WORDS[code][lang], { amount }));
  const fact = (label: keyof typeof WORDS, value: string) =>
    `<div><dt>${say(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;
  const waits = isWaiting(payment) && confirmation;
  const status = payment.refundedAt === undefined ? payment.status : 'refunded';
  const link = `<a class="button" href="${escapeHtml(back)}">`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')} · ${escapeHtml(item)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note">${say('simulated')}</p>
<h1>${say('title')}</h1>
<dl>
${fact('seller', 'Zakupki')}
${fact('purchase', item)}
${fact('amount', amount)}
${waits ? fact('until', momentText(lang, waits.expiresAt, timeZone)) : ''}
</dl>
${
  waits
    ? `<form method="post">
<h2>${say('outcome')}</h2>
${CONFIRMATIONS.map(
  (
    name,
  ) => `<div class="way"><button name="outcome" value="${name}" aria-describedby="${name}-hint">${say(name)}</button>
<p id="${name}-hint">${say(`${name}_hint`)}</p></div>`,
).join('\n')}
<div class="way">${link}${say('leave')}</a>
<p>${say('leave_hint')}</p></div>
</form>`
    : `<p class="status" role="status">${say(status)}</p>
<p>${link}${say('back')}</a></p>`
}
</main>
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 Inter,system-ui,sans-serif;
--page:light-dark(#f7f8fa,#101418);--surface:light-dark(#fff,#171c22);--text:light-dark(#14181f,#e8ecf1);
--secondary:light-dark(#4a5565,#a5b0bf);--line:light-dark(#d5dae1,#2c353f);--accent:light-dark(#0b6b64,#3fb8ac);
--on-accent:light-dark(#fff,#06201e)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text)}
main{max-width:28rem;margin:clamp(0px,8vh,6rem) auto;padding:1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:8px;overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}h2{margin:0 0 .75rem;font-size:1rem}
.note{margin:0 0 1rem;color:var(--secondary);font-size:.875rem}
dl{margin:0 0 1.5rem;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--secondary)}dd{margin:0;text-align:end;font-weight:500;font-variant-numeric:tabular-nums}
.way+.way{margin-top:1rem}.way p{margin:.25rem 0 0;color:var(--secondary);font-size:.875rem}
button,.button{display:block;width:100%;min-height:44px;padding:.5rem 1rem;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
button[value=pay]{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (width<30rem){main{margin:0;border:0;border-radius:0;min-height:100vh}}`;
