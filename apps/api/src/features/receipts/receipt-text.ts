import { addressLine, formatDay, formatMoney, fromCents } from '@hearthlight/domain';
import { mails as words } from '@hearthlight/words/mails';
import { staff } from '@hearthlight/words/staff';

import type { ActionContext } from '../../actions/action.ts';
import { type Html, markup } from '../../lib/html.ts';
import { languageAttributes } from '../../platform/http/language.ts';
import { RefusedCall } from '../../platform/http/refusal.ts';
import { inCurrentLanguage, leftToRight, type MailContent } from '../../platform/mail/messages.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import type { PrintedReceipt } from './read-receipts.ts';

/*
 * The texts of receipts are in the giver's language: call these functions within `inDonorLanguage`.
 */

/** Returns what a receipt says, as names and values. */
export const receiptFacts = (receipt: PrintedReceipt): { name: string; value: string }[] => [
  { name: words.receiptNumber, value: leftToRight(receipt.number) },
  ...(receipt.reverses === undefined
    ? []
    : [{ name: words.receiptReverses, value: leftToRight(receipt.reverses) }]),
  { name: words.receiptIssued, value: formatDay(receipt.issuedOn) },
  { name: words.receiptGiver, value: giverOf(receipt) },
  { name: words.receiptDay, value: formatDay(receipt.day) },
  { name: words.receiptAmount, value: formatMoney(fromCents(receipt.cents)) },
];

function giverOf({ email, name }: PrintedReceipt): string {
  const address = email === null ? undefined : leftToRight(email);
  if (name === null) return address ?? words.receiptNobody;
  return address === undefined ? name : words.nameAndAddress({ name, address });
}

/** Returns a receipt as a page to print, as HTML. */
function receiptPage(contents: MailContent, receipt: PrintedReceipt): string {
  const { brand, foundation } = inCurrentLanguage(contents);
  const { values } = brand;
  const isCounter = receipt.reverses !== undefined;
  const title = isCounter ? words.counterReceiptTitle : words.receiptTitle;
  const facts = receiptFacts(receipt).map(
    ({ name, value }) => markup`<dt>${name}</dt>\n<dd dir="auto">${value}</dd>\n`,
  );
  return markup`<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<title>${title} ${receipt.number}</title>
<style>
@page { margin: 25mm 20mm }
body { margin: 0; background: ${values.paper}; color: ${values.ink}; font: 17px/1.55 Georgia, serif }
main { max-width: 36em; margin: 0 auto; padding: 32px 24px }
header { border-bottom: 2px solid ${values.pine}; padding-bottom: 16px; color: ${values.pine} }
header b { font-size: 22px }
header span { display: block; font-size: 15px; color: ${values['ink-soft']} }
h1 { margin: 32px 0 24px; font-size: 28px; line-height: 1.2 }
dl { display: grid; grid-template-columns: minmax(8em, auto) 1fr; gap: 8px 24px; margin: 0 }
dt { color: ${values['ink-soft']} }
dd { margin: 0; font-weight: bold; overflow-wrap: anywhere; text-align: start }
.void { border: 2px solid; padding: 12px 16px; font-weight: bold }
footer { margin-top: 40px }
</style>
</head>
<body>
<main>
<header><b>${foundation.name}</b><span>${addressLine(foundation)}</span></header>
<h1>${title}</h1>
${noteOf(receipt)}<dl>
${facts}</dl>
${isCounter ? '' : markup`<footer>${words.receiptThanks}</footer>\n`}</main>
</body>
</html>
`.text;
}

/** Says that a receipt is reversed, so that a copy of it is not taken for a valid one. */
const noteOf = ({ reversedBy }: PrintedReceipt): Html =>
  reversedBy === undefined
    ? markup``
    : markup`<p class="void">${words.receiptReversed({ number: leftToRight(reversedBy) })}</p>\n`;

/** Returns the page to print in the giver's language. */
export const pageOf = (
  services: Pick<ActionContext, 'languages' | 'mailing'>,
  receipt: PrintedReceipt,
): string => inDonorLanguage(receipt, services, () => receiptPage(services.mailing().content, receipt));

/** Returns the refusal for a receipt that does not exist, or is somebody else's. */
export const unknownReceipt = () => new RefusedCall(404, staff.unknownReceipt);
