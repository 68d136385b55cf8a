import {
  formatDay,
  formatMoney,
  formatMonth,
  type Foundation,
  fromCents,
  type Language,
  pathIn,
  paths,
  paymentMethodName,
} from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import { mails as words } from '@hearthlight/words/mails';
import { site } from '@hearthlight/words/site';
import { staff } from '@hearthlight/words/staff';

import { RefusedCall } from '../../platform/http/refusal.ts';
import { inCurrentLanguage, leftToRight, type MailContent } from '../../platform/mail/messages.ts';
import type { PrintedReceipt } from './read-receipts.ts';

/** A line of a receipt, such as the day of the gift. */
interface Fact {
  name: string;
  /** A value on one or more lines. */
  lines: readonly string[];
}

/** The content of a receipt, on paper and in a mail. */
export interface ReceiptText {
  title: string;
  number: string;
  amount: string;
  /** Says that the receipt is no longer valid, so that a copy of it is not taken for a valid one. */
  reversed: string | undefined;
  gift: readonly Fact[];
  parties: readonly Fact[];
  /** The foundation's own sentences. `language` is set for one that is not in the current language. */
  sentences: readonly { text: string; language: Language | undefined }[];
  signature: { name: string; role: string } | undefined;
  ledger: { sentence: string; address: string } | undefined;
}

/** Returns what a receipt says in the giver's language: call it within `inDonorLanguage`. */
export function receiptText(contents: MailContent, publicUrl: string, receipt: PrintedReceipt): ReceiptText {
  const { foundation } = inCurrentLanguage(contents);
  const isCounter = receipt.reverses !== undefined;
  return {
    title: isCounter ? words.counterReceiptTitle : words.receiptTitle,
    number: receipt.number,
    amount: formatMoney(fromCents(receipt.cents)),
    reversed:
      receipt.reversedBy === undefined ? undefined : words.receiptReversed({ number: leftToRight(receipt.reversedBy) }),
    gift: giftFacts(receipt),
    parties: partyFacts(foundation, receipt),
    sentences: isCounter ? [] : sentencesOf(contents, receipt.cents),
    signature: foundation.receipt?.signature,
    ledger: receipt.gift && ledgerOf(foundation, publicUrl, receipt),
  };
}

const giftFacts = ({ day, gift, issuedOn, reverses }: PrintedReceipt): Fact[] => [
  ...(reverses === undefined ? [] : [{ name: words.receiptReverses, lines: [leftToRight(reverses)] }]),
  { name: words.receiptDay, lines: [formatDay(day)] },
  ...(gift
    ? [
        { name: words.receiptCause, lines: [gift.cause] },
        { name: words.receiptMethod, lines: [paymentMethodName(gift.method)] },
      ]
    : []),
  { name: words.receiptIssued, lines: [formatDay(issuedOn)] },
];

const partyFacts = (foundation: Foundation, { email, name }: PrintedReceipt): Fact[] => [
  {
    name: words.receiptGiver,
    lines: [name ?? (email === null ? words.receiptNobody : ''), email === null ? '' : leftToRight(email)].filter(
      (line) => line !== '',
    ),
  },
  { name: words.receiptReceiver, lines: [foundation.name, site.addressLine(foundation.address)] },
  ...(foundation.receipt?.registration === undefined
    ? []
    : [{ name: words.receiptRegistration, lines: [foundation.receipt.registration] }]),
];

/** Returns the sentences for an amount. One without a translation is in the site's default language. */
function sentencesOf(contents: MailContent, cents: number): ReceiptText['sentences'] {
  const { foundation } = inCurrentLanguage(contents);
  const written = contents.foundation.receipt?.sentences.map(({ text }) => text) ?? [];
  const [first] = foundation.languages;
  return (foundation.receipt?.sentences ?? [])
    .map(({ from = 0, text }, index) => ({
      from,
      text,
      language: first !== currentLanguage() && text === written[index] ? first : undefined,
    }))
    .filter(({ from }) => fromCents(cents) >= from)
    .map(({ language, text }) => ({ text, language }));
}

function ledgerOf(
  { languages }: Foundation,
  publicUrl: string,
  { giftId, isMonthClosed, ledgerMonth }: PrintedReceipt,
): ReceiptText['ledger'] {
  const gift = leftToRight(String(giftId));
  const notYet = isMonthClosed ? words.receiptInNextLedger : words.receiptNotInLedger;
  return {
    sentence:
      ledgerMonth === null ? notYet({ gift }) : words.receiptInLedger({ gift, month: formatMonth(ledgerMonth) }),
    address: publicUrl + pathIn(currentLanguage(), paths.ledger, languages),
  };
}

/** Returns a receipt as lines of plain text. */
export function receiptLines(receipt: ReceiptText): string[] {
  const { amount, gift, ledger, number, parties, sentences, signature } = receipt;
  const facts = [
    { name: words.receiptNumber, lines: [leftToRight(number)] },
    { name: words.receiptAmount, lines: [amount] },
    ...gift,
    ...parties,
  ];
  return [
    ...facts.map(({ lines, name }) => words.fact({ name, value: lines.join(', ') })),
    ...sentences.map(({ text }) => text),
    ...(signature ? [words.nameAndAddress({ name: signature.name, address: signature.role })] : []),
    ...(ledger ? [ledger.sentence, words.receiptCheck({ address: leftToRight(ledger.address) })] : []),
  ];
}

/** Returns the refusal for a receipt that does not exist, or is somebody else's. */
export const unknownReceipt = () => new RefusedCall(404, staff.unknownReceipt);
