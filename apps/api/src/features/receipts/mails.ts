import { mails as words } from '@hearthlight/words/mails';

import { day } from '../../lib/clock.ts';
import { type Html, markup } from '../../lib/html.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, inCurrentLanguage, type MailContent } from '../../platform/mail/messages.ts';
import { receiptLines, type ReceiptText } from './receipt-text.ts';

/** The kinds of mails. */
export const mails = { receipt: { life: 3 * day } } satisfies MailKinds;

/** Returns the mail with a receipt, in the language of the giver. */
export function receiptMail(content: MailContent, { receipt, to }: { to: string; receipt: ReceiptText }): Mail {
  const { brand, foundation } = inCurrentLanguage(content);
  const { name, supportEmail } = foundation;
  const sentences = {
    subject: words.receiptSubject({ number: receipt.number, name }),
    before: words.receiptBefore,
    after: words.receiptAfter({ supportEmail }),
  };
  const body = receiptLines(receipt).join('\n\n');
  return composeMail(content, {
    kind: 'receipt',
    to,
    sentences,
    body,
    sheet: sheetOf(receipt, brand.values),
  });
}

/** Mail programs know neither grids nor style sheets: two blocks stand beside each other where there is room. */
function sheetOf(receipt: ReceiptText, colors: MailContent['brand']['values']): Html {
  const { amount, gift, ledger, number, parties, sentences, signature, title } = receipt;
  const soft = markup`font-size:15px;color:${colors['ink-soft']}`;
  const columns = [gift, parties].map(
    (facts) =>
      markup`<div style="display:inline-block;width:100%;max-width:12.5em;margin-inline-end:1em;vertical-align:top">${facts.map(
        ({ lines, name }) =>
          markup`<p style="margin:0 0 12px;overflow-wrap:anywhere"><span style="${soft}">${name}</span>${lines.map((line) => markup`<br><bdi>${line}</bdi>`)}</p>`,
      )}</div>`,
  );
  return markup`<div style="margin:24px 0;border:1px solid ${colors.line};padding:24px 20px;background:${colors.paper}">
<p style="margin:0;${soft}">${title} <bdi dir="ltr">${number}</bdi></p>
<p style="margin:0 0 20px;border-bottom:2px solid ${colors.pine};padding-bottom:16px;font:bold 40px/1.3 Arial,sans-serif"><bdi>${amount}</bdi></p>
${columns}${sentences.map(
    ({ language, text }) =>
      markup`<p${language === undefined ? '' : markup` lang="${language}" dir="auto"`}>${text}</p>\n`,
  )}${signature ? markup`<p><b>${signature.name}</b><br><span style="${soft}">${signature.role}</span></p>\n` : ''}${
    ledger
      ? markup`<p style="margin:20px 0 0;${soft}">${ledger.sentence}<br>${words.receiptCheck({ address: '' })}<a href="${ledger.address}" style="color:${colors.pine}"><bdi dir="ltr">${ledger.address}</bdi></a></p>`
      : ''
  }
</div>
`;
}
