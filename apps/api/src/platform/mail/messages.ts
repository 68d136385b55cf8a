import { type Content, fillTemplate } from '@hearthlight/content';
import {
  addressLine,
  codeLimits,
  formatCount,
  formatDay,
  formatMoney,
  formatYear,
  type Language,
} from '@hearthlight/domain';
import { currentLanguage, inLanguage } from '@hearthlight/words/current-language';
import { mails as words } from '@hearthlight/words/mails';
import { staff as staffWords } from '@hearthlight/words/staff';

import { type Html, markup } from '../../lib/html.ts';
import { isRightToLeft, languageAttributes } from '../http/language.ts';
import type { Mail, MailKind } from './mailer.ts';

type OneLanguage = Pick<Content, 'foundation' | 'mails' | 'brand'>;

/** The content that mails use: the foundation, its sentences and its colors. */
export interface MailContent extends OneLanguage {
  /** The content in the other languages of the site. */
  translations?: ReadonlyMap<Language, OneLanguage>;
}

/** Returns the content in the current language, or in the site's default language. */
export const inCurrentLanguage = (content: MailContent): OneLanguage =>
  content.translations?.get(currentLanguage()) ?? content;

interface Recipient {
  to: string;
  firstName: string;
}

interface Sentences {
  subject: string;
  /** The paragraph before the code. */
  before: string;
  /** The paragraph after the code. */
  after: string;
}

/** What the sentences name. Each mail uses some of them. `minutes` is how long the code is valid. */
type Values = Record<
  'product' | 'name' | 'supportEmail' | 'firstName' | 'code' | 'campaign' | 'minutes',
  string
>;

/** The sentences of each mail in the current language. */
const standard = {
  signUpCode: (values: Values): Sentences => ({
    subject: words.signUpCodeSubject(values),
    before: words.signUpCodeBefore(values),
    after: words.signUpCodeAfter(values),
  }),
  recoveryCode: (values: Values): Sentences => ({
    subject: words.recoveryCodeSubject(values),
    before: words.recoveryCodeBefore,
    after: words.recoveryCodeAfter(values),
  }),
  noAccount: (values: Values): Sentences => ({
    subject: words.noAccountSubject(values),
    before: words.noAccountBefore(values),
    after: words.noAccountAfter,
  }),
  passwordChanged: (values: Values): Sentences => ({
    subject: words.passwordChangedSubject(values),
    before: words.passwordChangedBefore,
    after: words.passwordChangedAfter(values),
  }),
  accountChanged: (values: Values): Sentences => ({
    subject: words.accountChangedSubject(values),
    before: words.accountChangedBefore,
    after: words.accountChangedAfter(values),
  }),
  impactUpdate: (values: Values): Sentences => ({
    subject: words.impactUpdateSubject(values),
    before: words.impactUpdateBefore(values),
    after: words.impactUpdateAfter,
  }),
};

interface Message {
  kind: MailKind;
  to: string;
  firstName?: string;
  code?: string;
  /** The title of the campaign that the mail is about. */
  campaign?: string;
  /** Text from outside the content folder, in paragraphs. */
  body?: string;
  /** The language of the text, if it is not the current one. */
  bodyLanguage?: Language;
  unsubscribe?: string;
  /** The mail's sentences in the content folder and in the catalogs, or those of an operator's mail. */
  sentences: keyof typeof standard | Sentences;
}

/*
 * Donors get mails in the current language: call these functions within `inLanguage`. A foundation may replace the
 * sentences in its own language (mails.yaml).
 */

/** Returns the mail with a sign-up code. The subject contains the code, so that notifications show it. */
export function verificationMail(content: MailContent, to: Recipient & { code: string }): Mail {
  return composeMail(content, { kind: 'sign-up code', ...to, sentences: 'signUpCode' });
}

/** Returns the mail with a recovery code. */
export function recoveryMail(content: MailContent, to: Recipient & { code: string }): Mail {
  return composeMail(content, { kind: 'recovery code', ...to, sentences: 'recoveryCode' });
}

/** Returns the mail for a password reset request for an address without an account. */
export function noAccountMail(content: MailContent, to: { to: string }): Mail {
  return composeMail(content, { kind: 'no account', ...to, sentences: 'noAccount' });
}

/** Returns the notice of a changed password. */
export function passwordChangedMail(content: MailContent, to: Recipient): Mail {
  return composeMail(content, { kind: 'password changed', ...to, sentences: 'passwordChanged' });
}

/** Returns the notice of a name or address corrected by an operator. */
export function accountChangedMail(content: MailContent, to: Recipient): Mail {
  return composeMail(content, { kind: 'account changed', ...to, sentences: 'accountChanged' });
}

/** The content of a mailed impact update. */
export interface UpdateFacts {
  /** The language of title and description, if they are not in the current one. */
  language?: Language;
  /** The title of the update's campaign, if it has one. */
  campaign?: string | undefined;
  /** Whether the donor gave to the campaign or joined it. */
  isOfCampaign: boolean;
  /** Empty for an update without a title. */
  title: string;
  description: string;
  /** The unsubscribe URL. */
  unsubscribe: string;
}

/** Returns the mail with an impact update. One without a translation stays in its own language. */
export function impactUpdateMail(
  content: MailContent,
  { campaign, description, isOfCampaign, language, title, ...to }: Recipient & UpdateFacts,
): Mail {
  const body = title === '' ? description : `${title}\n\n${description}`;
  const text = { body, ...(language && { bodyLanguage: language }) };
  const mail = { kind: 'impact update' as const, ...to, ...text };
  if (campaign !== undefined && isOfCampaign) {
    return composeMail(content, { ...mail, campaign, sentences: 'impactUpdate' });
  }
  const { name } = inCurrentLanguage(content).foundation;
  const sentences = {
    subject: campaign === undefined ? words.updateSubject({ name }) : words.impactUpdateSubject({ campaign }),
    before: words.updateBefore({ name }),
    after: words.impactUpdateAfter,
  };
  return composeMail(content, { ...mail, sentences });
}

/** Keeps the order of a number or an address within a text that is written right to left. */
export const leftToRight = (text: string): string => (isRightToLeft() ? `\u2066${text}\u2069` : text);

/** A line of a receipt, such as the amount. */
interface Fact {
  name: string;
  value: string;
}

/** Returns the mail with a receipt, in the language of the giver. */
export function receiptMail(
  content: MailContent,
  { facts, number, to }: { to: string; number: string; facts: readonly Fact[] },
): Mail {
  const { name, supportEmail } = inCurrentLanguage(content).foundation;
  const sentences = {
    subject: words.receiptSubject({ number, name }),
    before: words.receiptBefore,
    after: words.receiptAfter({ supportEmail }),
  };
  const body = facts.map((fact) => words.fact(fact)).join('\n\n');
  return composeMail(content, { kind: 'receipt', to, sentences, body });
}

/** A gift that a mail is about. */
interface GiftFacts {
  to: string;
  /** Who is greeted. */
  name: string | null;
  amount: number;
  day: string;
}

/** Returns the mail that thanks for a payment, in the language of the giver. */
export function thanksMail(content: MailContent, { amount, day, name: giver, to }: GiftFacts): Mail {
  const { name, supportEmail } = inCurrentLanguage(content).foundation;
  const sentences = {
    subject: words.thanksSubject({ name }),
    before: words.thanksBefore({ amount: formatMoney(amount), day: formatDay(day) }),
    after: words.thanksAfter({ supportEmail }),
  };
  return composeMail(content, { kind: 'thanks', to, ...greeted(giver), sentences });
}

/** Returns the only reminder of a pledge, in the language of the giver. The reference is in groups. */
export function pledgeMail(
  content: MailContent,
  { amount, day, name: giver, reference, to }: GiftFacts & { reference: string },
): Mail {
  const { name } = inCurrentLanguage(content).foundation;
  const sentences = {
    subject: words.pledgeSubject({ name }),
    before: words.pledgeBefore({ amount: formatMoney(amount), day: formatDay(day) }),
    after: words.pledgeAfter,
  };
  const body = leftToRight(reference);
  return composeMail(content, { kind: 'pledge reminder', to, ...greeted(giver), sentences, body });
}

const greeted = (firstName: string | null) => (firstName === null ? {} : { firstName });

/** What a yearly statement says. */
interface StatementFacts {
  to: string;
  /** Who is greeted. */
  name: string | null;
  year: number;
  total: number;
  /** The oldest first, with the numbers of their receipts. */
  gifts: readonly { day: string; amount: number; number: string }[];
}

/** Returns the mail with the statement of a year, in the language of the giver. */
export function statementMail(
  content: MailContent,
  { gifts, name: giver, to, total, ...facts }: StatementFacts,
): Mail {
  const { name, supportEmail } = inCurrentLanguage(content).foundation;
  const year = formatYear(String(facts.year));
  const sentences = {
    subject: words.statementSubject({ name, year }),
    before: words.statementBefore({ count: gifts.length, total: formatMoney(total), year }),
    after: words.statementAfter({ supportEmail }),
  };
  const lines = gifts.map(({ amount, day, number }) =>
    words.statementLine({
      amount: formatMoney(amount),
      day: formatDay(day),
      number: leftToRight(number),
    }),
  );
  const body = lines.join('\n\n');
  return composeMail(content, {
    kind: 'yearly statement',
    to,
    ...greeted(giver),
    sentences,
    body,
  });
}

/** Returns a mail to many people as a staff member tests it: without unsubscribing by one click. */
export function testOf(
  { unsubscribe: _unsubscribe, ...mail }: Mail,
  kind: 'statement test' | 'update test',
): Mail {
  return { ...mail, kind, subject: words.testSubject({ subject: mail.subject }) };
}

/** Returns the operator's daily mail about held comments, in English. */
export function heldCommentsMail(
  content: MailContent,
  { count, ...to }: { to: string; count: string; body: string },
): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: `${product}: ${count} to review`,
    before: `${count} held for review in the last day:`,
    after: 'Show one with “comment approve” and its number, or hide it with “comment hide”.',
  };
  return inLanguage('en', () => composeMail(content, { kind: 'held comments', ...to, sentences }));
}

/** Returns the mail with a link to the desk: an invitation, or the way back in after a reset. */
export function staffLinkMail(
  content: MailContent,
  { inviter, link, to }: { to: string; inviter: string; link: string },
): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: staffWords.mailSubject({ product }),
    before: staffWords.mailBefore({ inviter, product }),
    after: staffWords.mailAfter,
  };
  return composeMail(content, { kind: 'staff link', to, sentences, body: link });
}

/** Returns the warning of staff that somebody knows the password but not the second factor. */
export function wrongFactorMail(content: MailContent, to: Recipient): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: staffWords.warningSubject({ product }),
    before: staffWords.warningBefore({ product }),
    after: staffWords.warningAfter,
  };
  return composeMail(content, { kind: 'wrong second factor', ...to, sentences });
}

/** Returns the mail that tests the mail server's configuration, in English. */
export function testMail(content: MailContent, to: { to: string }): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: `A test of ${product}`,
    before: `The mail server of ${product} works.`,
    after: 'You do not need to do anything.',
  };
  return inLanguage('en', () => composeMail(content, { kind: 'test', ...to, sentences }));
}

/** Returns the greeting and the sentences of a mail: the foundation's own, if they are in the current language. */
function textsOf({ foundation, mails }: OneLanguage, { campaign = '', code = '', ...message }: Message) {
  const { firstName, sentences } = message;
  const values: Values = {
    product: foundation.product,
    name: foundation.name,
    supportEmail: foundation.supportEmail,
    minutes: formatCount(codeLimits.lifeMinutes),
    firstName: firstName ?? '',
    code,
    campaign,
  };
  // Without a translation of the content, its sentences are in another language than the mail.
  const own = foundation.language === currentLanguage() ? mails : {};
  const ownGreeting = firstName === undefined ? own.greetingWithoutName : own.greeting;
  const greeting = firstName === undefined ? words.greetingWithoutName : words.greeting({ firstName });
  return {
    greeting: ownGreeting === undefined ? greeting : fillTemplate(ownGreeting, values),
    ...(typeof sentences === 'string'
      ? (filled(own[sentences], values) ?? standard[sentences](values))
      : sentences),
  };
}

/** Returns the foundation's own sentences of a mail, if it has any. */
const filled = (own: Sentences | undefined, texts: Readonly<Record<string, string>>): Sentences | undefined =>
  own && {
    subject: fillTemplate(own.subject, texts),
    before: fillTemplate(own.before, texts),
    after: fillTemplate(own.after, texts),
  };

function composeMail(contents: MailContent, message: Message): Mail {
  const content = inCurrentLanguage(contents);
  const { body, bodyLanguage, code, kind, to, unsubscribe } = message;
  const { foundation } = content;
  const { after, before, greeting, subject } = textsOf(content, message);
  const parts = {
    greeting,
    before,
    code,
    body,
    after,
    signature: words.nameAndAddress({ name: foundation.name, address: addressLine(foundation) }),
    ...(unsubscribe !== undefined && { unsubscribe: words.unsubscribeAt({ address: unsubscribe }) }),
  };
  const paragraphs = Object.values(parts).filter((part) => part !== undefined);
  return {
    kind,
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(content, { ...parts, bodyLanguage, unsubscribe }).text,
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}

interface Parts {
  greeting: string;
  before: string;
  code: string | undefined;
  body: string | undefined;
  bodyLanguage: Language | undefined;
  after: string;
  signature: string;
  /** The unsubscribe URL. */
  unsubscribe: string | undefined;
}

/** Mail programs support neither custom properties nor web fonts, so colors are inlined and the font is Georgia. */
function page(
  { brand, foundation }: OneLanguage,
  { greeting, before, code, after, body, bodyLanguage, signature, unsubscribe }: Parts,
): Html {
  const { values } = brand;
  const attributes = bodyLanguage === undefined ? markup`` : markup` lang="${bodyLanguage}" dir="auto"`;
  const paragraphs = (body?.split(/\n{2,}/) ?? []).map((text) => markup`<p${attributes}>${text}</p>\n`);
  return markup`<!doctype html>
<html ${languageAttributes()}>
<body style="margin:0;background:${values['paper-warm']};color:${values.ink};font:17px/1.55 Georgia,serif">
<div style="max-width:32em;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:bold;color:${values.pine}">${foundation.product}</p>
<p>${greeting}</p>
<p>${before}</p>
${code === undefined ? '' : markup`<p style="font:bold 36px/1.2 monospace;letter-spacing:8px">${code}</p>`}
${paragraphs}<p>${after}</p>
<p style="margin-top:32px;font-size:15px;color:${values['ink-soft']}">${signature}</p>
${unsubscribe === undefined ? '' : markup`<p style="font-size:15px"><a href="${unsubscribe}" style="color:${values.pine}">${words.unsubscribe}</a></p>`}
</div>
</body>
</html>
`;
}
