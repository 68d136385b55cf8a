import { type Content, fillTemplate } from '@hearthlight/content';
import { addressLine, codeLimits } from '@hearthlight/domain';

import { type Html, markup } from '../html.ts';
import type { Mail, MailKind } from './mailer.ts';

/** What mails take from the content: the foundation, its sentences and its colors. */
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
  /** The campaign that the mail is about. */
  campaign?: string;
  /** Text that is not of the content folder, in paragraphs. */
  body?: string;
  unsubscribe?: string;
  sentences: Sentences;
}

/** The mail with the code that verifies a new donor's address. The subject has the code, so that notifications show it. */
export function verificationMail(content: MailContent, to: Recipient & { code: string }): Mail {
  return composeMail(content, { kind: 'sign-up code', ...to, sentences: content.mails.signUpCode });
}

/** The mail with the code that lets a donor choose a new password. */
export function recoveryMail(content: MailContent, to: Recipient & { code: string }): Mail {
  return composeMail(content, { kind: 'recovery code', ...to, sentences: content.mails.recoveryCode });
}

/** The mail to an address without an account for which someone requested a new password. */
export function noAccountMail(content: MailContent, to: { to: string }): Mail {
  return composeMail(content, { kind: 'no account', ...to, sentences: content.mails.noAccount });
}

/** The mail that notifies a donor of a new password, in case someone else changed it. */
export function passwordChangedMail(content: MailContent, to: Recipient): Mail {
  return composeMail(content, { kind: 'password changed', ...to, sentences: content.mails.passwordChanged });
}

/** The mail that tells a donor that the operator has corrected the name or the address. It goes to the former address too. */
export function accountChangedMail(content: MailContent, to: Recipient): Mail {
  return composeMail(content, { kind: 'account changed', ...to, sentences: content.mails.accountChanged });
}

/** What an impact update by mail says. */
export interface UpdateFacts {
  campaign: string;
  /** Empty for an update without a title. */
  title: string;
  description: string;
  /** The address at which the donor unsubscribes. */
  unsubscribe: string;
}

/** An impact update to a donor who has given to its campaign or joined it. */
export function impactUpdateMail(
  content: MailContent,
  { campaign, description, title, unsubscribe, ...to }: Recipient & UpdateFacts,
): Mail {
  const body = title === '' ? description : `${title}\n\n${description}`;
  const sentences = content.mails.impactUpdate;
  return composeMail(content, { kind: 'impact update', ...to, sentences, body, campaign, unsubscribe });
}

/** The operator's daily mail about comments that wait for review. */
export function heldCommentsMail(
  content: MailContent,
  { count, ...to }: { to: string; count: string; body: string },
): Mail {
  const sentences = {
    subject: `{product}: ${count} to review`,
    before: `${count} waited for review in the last day:`,
    after: 'Show one with “comment approve” and its number, or hide it with “comment hide”.',
  };
  return composeMail(content, { kind: 'held comments', ...to, sentences });
}

/** The mail with which the operator checks the configuration of the mail server. */
export function testMail(content: MailContent, to: { to: string }): Mail {
  const sentences = {
    subject: 'A test of {product}',
    before: 'This mail shows that the mail server of {product} is configured.',
    after: 'There is nothing else to do.',
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
  /** The address alone. */
  unsubscribe: string | undefined;
}

/** Mail programs know neither custom properties nor web fonts: colors are written out, and letters are set in Georgia. */
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
