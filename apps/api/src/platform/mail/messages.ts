import { type Content, fillTemplate } from '@hearthlight/content';
import { codeLimits, formatCount, type Language } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import { mails as words } from '@hearthlight/words/mails';
import { site } from '@hearthlight/words/site';

import { type Html, markup } from '../../lib/html.ts';
import { isRightToLeft, languageAttributes } from '../http/language.ts';
import type { Mail } from './mailer.ts';

type OneLanguage = Pick<Content, 'foundation' | 'mails' | 'brand' | 'logo'>;

/** The content that mails and receipts use: the foundation, its sentences, its colors and its logo. */
export interface MailContent extends OneLanguage {
  /** The content in the other languages of the site. */
  translations?: ReadonlyMap<Language, OneLanguage>;
}

/** Returns the content in the current language, or in the site's default language. */
export const inCurrentLanguage = (content: MailContent): OneLanguage =>
  content.translations?.get(currentLanguage()) ?? content;

/** A person who is greeted by the first name. */
export interface Recipient {
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

/** Values in the sentences. Each mail uses some of them. `minutes` is how long the code is valid. */
type Values = Record<'product' | 'name' | 'supportEmail' | 'firstName' | 'code' | 'campaign' | 'minutes', string>;

/** The mails whose sentences a foundation may replace. */
type StandardMail = Exclude<keyof Content['mails'], 'greeting' | 'greetingWithoutName'>;

/** Returns the sentences of a mail in the current language. */
function standard(mail: StandardMail, values: Values): Sentences {
  const sentence = (part: 'Subject' | 'Before' | 'After'): string => {
    const text = words[`${mail}${part}` as const];
    return typeof text === 'string' ? text : text(values);
  };
  return { subject: sentence('Subject'), before: sentence('Before'), after: sentence('After') };
}

/** The alternative text of a mail's picture. */
export interface PictureAlt {
  text: string;
  /** Its language, if it is not the current one. */
  language?: Language;
}

interface Message {
  kind: string;
  to: string;
  firstName?: string;
  code?: string;
  /** The title of the campaign that the mail is about. */
  campaign?: string;
  /** The heading above `body`. */
  title?: string;
  /** The address of a picture above `body`, shown by programs that show HTML. */
  picture?: string | undefined;
  /** Empty if the picture says nothing that the text does not say. */
  pictureAlt?: PictureAlt;
  /** Text from outside the content folder, in paragraphs. */
  body?: string;
  /** The language of `title` and `body`, if it is not the current one. */
  bodyLanguage?: Language;
  /** Shown instead of `body` by programs that show HTML. */
  sheet?: Html;
  /** The page where the reader goes on. */
  link?: { label: string; address: string };
  unsubscribe?: string;
  /** The mail's sentences in the content folder and in the catalogs, or those of an operator's mail. */
  sentences: StandardMail | Sentences;
}

/** Keeps the order of a number or an address within a text that is written right to left. */
export const leftToRight = (text: string): string => (isRightToLeft() ? `\u2066${text}\u2069` : text);

/** Keeps a text of any script whole within a text that is written right to left. */
export const isolated = (text: string): string => (isRightToLeft() ? `\u2068${text}\u2069` : text);

/** Returns how a mail greets a giver. */
export const greeted = (firstName: string | null) => (firstName === null ? {} : { firstName });

/** Returns a mail to many people as a staff member tests it: without unsubscribing by one click. */
export function testOf({ unsubscribe: _unsubscribe, ...mail }: Mail, kind: string): Mail {
  return { ...mail, kind, subject: words.testSubject({ subject: mail.subject }) };
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
    ...(typeof sentences === 'string' ? (filled(own[sentences], values) ?? standard(sentences, values)) : sentences),
  };
}

/** Returns the foundation's own sentences of a mail, if it has any. */
const filled = (own: Sentences | undefined, texts: Readonly<Record<string, string>>): Sentences | undefined =>
  own && {
    subject: fillTemplate(own.subject, texts),
    before: fillTemplate(own.before, texts),
    after: fillTemplate(own.after, texts),
  };

/**
 * Returns a mail in the current language: call it within `inLanguage` for a donor. A foundation may replace the
 * sentences in its own language (mails.yaml).
 */
export function composeMail(contents: MailContent, message: Message): Mail {
  const content = inCurrentLanguage(contents);
  const { body, code, kind, link, title, to, unsubscribe } = message;
  const { foundation } = content;
  const { after, before, greeting, subject } = textsOf(content, message);
  const parts = {
    greeting,
    before,
    code,
    title: title === '' ? undefined : title,
    body,
    link: link && `${link.label}: ${leftToRight(link.address)}`,
    after,
    signature: words.nameAndAddress({ name: foundation.name, address: site.addressLine(foundation.address) }),
    ...(unsubscribe !== undefined && { unsubscribe: words.unsubscribeAt({ address: unsubscribe }) }),
  };
  const paragraphs = Object.values(parts).filter((part) => part !== undefined);
  return {
    kind,
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(content, { ...message, ...parts, link, subject, unsubscribe }).text,
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}

interface Parts extends Pick<Message, 'bodyLanguage' | 'picture' | 'pictureAlt' | 'sheet'> {
  subject: string;
  greeting: string;
  before: string;
  code: string | undefined;
  title: string | undefined;
  body: string | undefined;
  link: Message['link'];
  after: string;
  signature: string;
  /** The unsubscribe URL. */
  unsubscribe: string | undefined;
}

/** Mail programs support neither custom properties nor web fonts, so colors are inlined and the font is Georgia. */
function page({ brand, foundation }: OneLanguage, parts: Parts): Html {
  const { greeting, before, code, after, signature, subject, unsubscribe } = parts;
  const { values } = brand;
  return markup`<!doctype html>
<html ${languageAttributes()}>
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;background:${values['paper-warm']};color:${values.ink};font:17px/1.55 Georgia,serif">
<div style="max-width:32em;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:bold;color:${values.pine}">${foundation.product}</p>
<p>${greeting}</p>
<p>${before}</p>
${code === undefined ? '' : markup`<p style="font:bold 36px/1.2 monospace;letter-spacing:8px">${code}</p>`}
${content(parts)}${linkIn(parts, values)}<p>${after}</p>
<p style="margin-top:32px;font-size:15px;color:${values['ink-soft']}">${signature}</p>
${unsubscribe === undefined ? '' : markup`<p style="font-size:15px"><a href="${unsubscribe}" style="color:${values.pine}">${words.unsubscribe}</a></p>`}
</div>
</body>
</html>
`;
}

function content({ body = '', bodyLanguage, picture, pictureAlt, sheet, title }: Parts): Html {
  if (sheet) return sheet;
  const attributes = inLanguageOf(bodyLanguage);
  const paragraphs = body.split(/\n{2,}/).filter(Boolean);
  return markup`${
    picture === undefined
      ? ''
      : markup`<img src="${picture}" alt="${pictureAlt?.text ?? ''}"${inLanguageOf(pictureAlt?.language)} width="600" style="display:block;width:100%;height:auto;border-radius:8px">\n`
  }${
    title === undefined
      ? ''
      : markup`<h1${attributes} style="margin:24px 0 0;font-size:24px;line-height:1.25">${title}</h1>\n`
  }${paragraphs.map((text) => markup`<p${attributes}>${text}</p>\n`)}`;
}

const inLanguageOf = (language: Language | undefined): Html =>
  language === undefined ? markup`` : markup` lang="${language}" dir="auto"`;

const linkIn = ({ link }: Parts, { pine }: OneLanguage['brand']['values']): Html =>
  link
    ? markup`<p><a href="${link.address}" style="display:inline-block;padding:10px 0;font-weight:bold;color:${pine}">${link.label}</a></p>\n`
    : markup``;
