import { type Content, fillTemplate } from '@hearthlight/content';
import { addressLine, codeLimits } from '@hearthlight/domain';

import { type Html, markup } from '../html.ts';
import type { Mail, MailKind } from './mailer.ts';

/** The content that mails use: the foundation, its sentences and its colors. */
export type MailContent = Pick<Content, 'foundation' | 'mails' | 'brand'>;

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

interface Message {
  kind: MailKind;
  to: string;
  firstName?: string;
  code?: string;
  /** The title of the campaign that the mail is about. */
  campaign?: string;
  /** Text from outside the content folder, in paragraphs. */
  body?: string;
  unsubscribe?: string;
  sentences: Sentences;
}

/** Returns the mail with a sign-up code. The subject contains the code, so that notifications show it. */
export function verificationMail(content: MailContent, to: Recipient & { code: string }): Mail {
  return composeMail(content, { kind: 'sign-up code', ...to, sentences: content.mails.signUpCode });
}

/** Returns the mail with a recovery code. */
export function recoveryMail(content: MailContent, to: Recipient & { code: string }): Mail {
  return composeMail(content, { kind: 'recovery code', ...to, sentences: content.mails.recoveryCode });
}

/** Returns the mail for a password reset request for an address without an account. */
export function noAccountMail(content: MailContent, to: { to: string }): Mail {
  return composeMail(content, { kind: 'no account', ...to, sentences: content.mails.noAccount });
}

/** Returns the notice of a changed password. */
export function passwordChangedMail(content: MailContent, to: Recipient): Mail {
  return composeMail(content, { kind: 'password changed', ...to, sentences: content.mails.passwordChanged });
}

/** Returns the notice of a name or address corrected by an operator. */
export function accountChangedMail(content: MailContent, to: Recipient): Mail {
  return composeMail(content, { kind: 'account changed', ...to, sentences: content.mails.accountChanged });
}

/** The content of a mailed impact update. */
export interface UpdateFacts {
  campaign: string;
  /** Empty for an update without a title. */
  title: string;
  description: string;
  /** The unsubscribe URL. */
  unsubscribe: string;
}

/** Returns the mail with an impact update. */
export function impactUpdateMail(
  content: MailContent,
  { campaign, description, title, unsubscribe, ...to }: Recipient & UpdateFacts,
): Mail {
  const body = title === '' ? description : `${title}\n\n${description}`;
  const sentences = content.mails.impactUpdate;
  return composeMail(content, { kind: 'impact update', ...to, sentences, body, campaign, unsubscribe });
}

/** Returns the operator's daily mail about held comments. */
export function heldCommentsMail(
  content: MailContent,
  { count, ...to }: { to: string; count: string; body: string },
): Mail {
  const sentences = {
    subject: `{product}: ${count} to review`,
    before: `${count} held for review in the last day:`,
    after: 'Show one with “comment approve” and its number, or hide it with “comment hide”.',
  };
  return composeMail(content, { kind: 'held comments', ...to, sentences });
}

/** Returns the mail that tests the mail server's configuration. */
export function testMail(content: MailContent, to: { to: string }): Mail {
  const sentences = {
    subject: 'A test of {product}',
    before: 'The mail server of {product} works.',
    after: 'You do not need to do anything.',
  };
  return composeMail(content, { kind: 'test', ...to, sentences });
}

function composeMail(content: MailContent, message: Message): Mail {
  const { body, campaign, code, firstName, kind, sentences, to, unsubscribe } = message;
  const { foundation, mails } = content;
  const values = {
    product: foundation.product,
    name: foundation.name,
    supportEmail: foundation.supportEmail,
    minutes: String(codeLimits.lifeMinutes),
    ...(firstName !== undefined && { firstName }),
    ...(code !== undefined && { code }),
    ...(campaign !== undefined && { campaign }),
  };
  const fill = (text: string) => fillTemplate(text, values);
  const greeting = fill(firstName === undefined ? mails.greetingWithoutName : mails.greeting);
  const parts = {
    greeting,
    before: fill(sentences.before),
    code,
    body,
    after: fill(sentences.after),
    signature: `${foundation.name}, ${addressLine(foundation)}`,
    ...(unsubscribe !== undefined && { unsubscribe: `Unsubscribe: ${unsubscribe}` }),
  };
  const paragraphs = Object.values(parts).filter((part) => part !== undefined);
  return {
    kind,
    to,
    subject: fill(sentences.subject),
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(content, { ...parts, unsubscribe }).text,
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}

interface Parts {
  greeting: string;
  before: string;
  code: string | undefined;
  body: string | undefined;
  after: string;
  signature: string;
  /** The unsubscribe URL. */
  unsubscribe: string | undefined;
}

/** Mail programs support neither custom properties nor web fonts, so colors are inlined and the font is Georgia. */
function page(
  { brand, foundation }: MailContent,
  { greeting, before, code, after, body, signature, unsubscribe }: Parts,
): Html {
  const { values } = brand;
  const paragraphs = (body?.split(/\n{2,}/) ?? []).map((text) => markup`<p>${text}</p>\n`);
  return markup`<!doctype html>
<html lang="en">
<body style="margin:0;background:${values['paper-warm']};color:${values.ink};font:17px/1.55 Georgia,serif">
<div style="max-width:32em;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:bold;color:${values.pine}">${foundation.product}</p>
<p>${greeting}</p>
<p>${before}</p>
${code === undefined ? '' : markup`<p style="font:bold 36px/1.2 monospace;letter-spacing:8px">${code}</p>`}
${paragraphs}<p>${after}</p>
<p style="margin-top:32px;font-size:15px;color:${values['ink-soft']}">${signature}</p>
${unsubscribe === undefined ? '' : markup`<p style="font-size:15px"><a href="${unsubscribe}" style="color:${values.pine}">Unsubscribe from impact updates</a></p>`}
</div>
</body>
</html>
`;
}
