import { mails as words } from '@hearthlight/words/mails';
import { renderSVG } from 'uqr';

import type { ActionContext } from '../../actions/action.ts';
import { type Html, markup } from '../../lib/html.ts';
import { leftToRight, type MailContent } from '../../platform/mail/messages.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { paperPage, signatureOf } from './paper.ts';
import type { PrintedReceipt } from './read-receipts.ts';
import { type ReceiptText, receiptText } from './receipt-text.ts';

/** Returns the page to print in the giver's language. */
export const pageOf = (services: Pick<ActionContext, 'languages' | 'mailing'>, receipt: PrintedReceipt): string =>
  inDonorLanguage(receipt, services, () => {
    const { content, publicUrl } = services.mailing();
    return receiptPage(content, receiptText(content, publicUrl, receipt));
  });

/** Returns a receipt as a page that fits on one sheet of A4 or Letter, as HTML. */
function receiptPage(contents: MailContent, receipt: ReceiptText): string {
  const { amount, gift, number, parties, reversed, title } = receipt;
  return paperPage(contents, {
    title: `${title} ${number}`,
    corner: markup`<p class="number"><small>${words.receiptNumber}</small> <bdi dir="ltr">${number}</bdi></p>`,
    body: markup`${reversed === undefined ? '' : markup`<p class="void">${reversed}</p>\n`}<h1>${title}</h1>
<p class="amount"><bdi>${amount}</bdi></p>
<div class="columns">
${factsOf(words.receiptGift, gift)}
${factsOf(words.receiptParties, parties)}
</div>
${endOf(receipt)}`,
    styles: styles(contents),
  });
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
  )}${signatureOf(signature)}${
    ledger
      ? markup`<footer><img src="${codeFor(ledger.address)}" alt=""><p>${ledger.sentence}<br>${words.receiptCheck({ address: leftToRight(ledger.address.replace(/^https?:\/\//, '')) })}</p></footer>`
      : ''
  }`;

/** Returns the QR code of an address, with the light margin that cameras need, as the address of a picture. */
const codeFor = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4, ecc: 'M' }))}`;

const styles = ({ brand: { values } }: MailContent): string => `
small, dt, footer, h1 { color: ${values['ink-soft']}; font-size: 0.875rem }
.number { font-size: 1.0625rem; font-weight: 600 }
.number small { display: block; font-weight: 400 }
.void { margin-top: 1.5rem; border: 2px solid ${values.failed}; padding: 0.75rem 1rem; color: ${values.failed}; font-weight: 600 }
h1 { margin-top: 2.75rem; font-size: 1rem; font-weight: 400 }
.amount { margin-bottom: 2.5rem; font-size: clamp(2.5rem, 11vw, 4.25rem); font-weight: 600; line-height: 1.15; font-variant-numeric: tabular-nums }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 2rem 3rem; border-top: 2px solid ${values.pine}; padding: 1.75rem 0 }
h2 { font-size: 1rem; font-weight: 600 }
dt { margin-top: 0.75rem }
.sentence { margin-top: 0.5rem; max-width: 40rem }
footer { display: flex; gap: 1rem; align-items: center; margin-top: 2.5rem; border-top: 1px solid ${values.line}; padding-top: 1.25rem }
footer img { width: 6.5rem; height: 6.5rem; margin-inline-start: -0.75rem }
`;
