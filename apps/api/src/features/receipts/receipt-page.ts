import { dataUrlOf } from '@hearthlight/content';
import { mails as words } from '@hearthlight/words/mails';
import { renderSVG } from 'uqr';

import type { ActionContext } from '../../actions/action.ts';
import { Html, markup } from '../../lib/html.ts';
import { languageAttributes } from '../../platform/http/language.ts';
import { inCurrentLanguage, leftToRight, type MailContent } from '../../platform/mail/messages.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import type { PrintedReceipt } from './read-receipts.ts';
import { type ReceiptText, receiptText } from './receipt-text.ts';

/** Returns the page to print in the giver's language. */
export const pageOf = (
  services: Pick<ActionContext, 'languages' | 'mailing'>,
  receipt: PrintedReceipt,
): string =>
  inDonorLanguage(receipt, services, () => {
    const { content, publicUrl } = services.mailing();
    return receiptPage(content, receiptText(content, publicUrl, receipt));
  });

/** Returns a receipt as a page that fits on one sheet of A4 or Letter, as HTML. */
function receiptPage(contents: MailContent, receipt: ReceiptText): string {
  const { foundation, logo } = inCurrentLanguage(contents);
  const { amount, gift, number, parties, reversed, title } = receipt;
  return markup`<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<title>${title} ${number}</title>
<style>${styles(contents)}</style>
</head>
<body>
<main>
<header>
<p class="name"><img src="${dataUrlOf(logo.light)}" alt=""> ${foundation.name}</p>
<p class="number"><small>${words.receiptNumber}</small> <bdi dir="ltr">${number}</bdi></p>
</header>
${reversed === undefined ? '' : markup`<p class="void">${reversed}</p>\n`}<h1>${title}</h1>
<p class="amount"><bdi>${amount}</bdi></p>
<div class="columns">
${factsOf(words.receiptGift, gift)}
${factsOf(words.receiptParties, parties)}
</div>
${endOf(receipt)}
</main>
</body>
</html>
`.text;
}

const factsOf = (title: string, facts: ReceiptText['gift']): Html => markup`<section>
<h2>${title}</h2>
<dl>
${facts.map(({ lines, name }) => markup`<dt>${name}</dt>\n${lines.map((line) => markup`<dd><bdi>${line}</bdi></dd>\n`)}`)}</dl>
</section>`;

/** The foundation's sentences, its signature, and where the gift is in the ledger. */
const endOf = ({ ledger, sentences, signature }: ReceiptText): Html =>
  markup`${sentences.map(
    ({ language, text }) =>
      markup`<p class="sentence"${language === undefined ? '' : markup` lang="${language}" dir="auto"`}>${text}</p>\n`,
  )}${signature ? markup`<p class="signature">${signature.name}<small>${signature.role}</small></p>\n` : ''}${
    ledger
      ? markup`<footer><img src="${codeFor(ledger.address)}" alt=""><p>${ledger.sentence}<br>${words.receiptCheck({ address: leftToRight(ledger.address.replace(/^https?:\/\//, '')) })}</p></footer>`
      : ''
  }`;

/** Returns the QR code of an address, with the light margin that cameras need, as the address of a picture. */
const codeFor = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4, ecc: 'M' }))}`;

/** The sheet is white, also on screens: it is a copy of the paper. */
function styles({ brand: { values } }: MailContent): Html {
  return new Html(`
@page { margin: 16mm 18mm }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: ${values.ink}; font: 1rem/1.5 ${values['font-sans']}; overflow-wrap: anywhere }
main { max-width: 44rem; margin: 0 auto; padding: clamp(1.25rem, 6vw, 3.5rem) }
small, dt, footer, h1 { color: ${values['ink-soft']}; font-size: 0.875rem }
header { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; justify-content: space-between }
.name { display: flex; gap: 0.75rem; align-items: center; color: ${values.pine}; font: 600 1.375rem/1.2 ${values['font-display']} }
.name img { height: 2.75rem }
.number { font-size: 1.0625rem; font-weight: 600 }
.number small { display: block; font-weight: 400 }
.void { margin-top: 1.5rem; border: 2px solid ${values.failed}; padding: 0.75rem 1rem; color: ${values.failed}; font-weight: 600 }
h1 { margin-top: 2.75rem; font-size: 1rem; font-weight: 400 }
.amount { margin-bottom: 2.5rem; font-size: clamp(2.5rem, 11vw, 4.25rem); font-weight: 600; line-height: 1.15; font-variant-numeric: tabular-nums }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 2rem 3rem; border-top: 2px solid ${values.pine}; padding: 1.75rem 0 }
h2 { font-size: 1rem; font-weight: 600 }
dt { margin-top: 0.75rem }
.sentence { margin-top: 0.5rem; max-width: 40rem }
.signature { margin-top: 2rem; font: 600 1.25rem/1.3 ${values['font-display']} }
.signature small { display: block; font-family: ${values['font-sans']}; font-weight: 400 }
footer { display: flex; gap: 1rem; align-items: center; margin-top: 2.5rem; border-top: 1px solid ${values.line}; padding-top: 1.25rem }
footer img { width: 6.5rem; height: 6.5rem; margin-inline-start: -0.75rem }
@media print {
  body { font-size: 11pt }
  main { max-width: none; padding: 0 }
}
`);
}
