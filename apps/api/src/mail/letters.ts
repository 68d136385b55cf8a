import { addressLine, codeLimits, foundation } from '@hearthlight/domain';

import { type Html, markup } from '../http/html.ts';
import type { Letter } from './mailer.ts';

interface Content {
  to: string;
  subject: string;
  greeting: string;
  /** Paragraphs before the code. */
  before: string;
  code?: string;
  /** Paragraphs after it. */
  after: string;
}

/** The code of someone who wants an account. It stands in the subject, so that a phone shows it at once. */
export function verificationLetter(to: { to: string; firstName: string; code: string }): Letter {
  return letter({
    to: to.to,
    subject: `${to.code} is your ${foundation.product} code`,
    greeting: `Hello ${to.firstName},`,
    before: `welcome to ${foundation.name}. Please enter this code to finish your account:`,
    code: to.code,
    after: `It is good for ${codeLimits.lifeMinutes} minutes. If you did not ask for an account, you need not do anything.`,
  });
}

/** The code with which a donor may choose a new password. */
export function recoveryLetter(to: { to: string; firstName: string; code: string }): Letter {
  return letter({
    to: to.to,
    subject: `${to.code} is your code for a new ${foundation.product} password`,
    greeting: `Hello ${to.firstName},`,
    before: 'please enter this code to choose a new password:',
    code: to.code,
    after: `It is good for ${codeLimits.lifeMinutes} minutes. If you did not ask for it, your password stays as it is and you need not do anything.`,
  });
}

/** To an address for which somebody asked a new password, but which has no account. */
export function noAccountLetter(to: { to: string }): Letter {
  return letter({
    to: to.to,
    subject: `There is no ${foundation.product} account with this address`,
    greeting: 'Hello,',
    before: `somebody, perhaps you, asked for a new password with this e-mail address, but ${foundation.name} knows no account with it.`,
    after: 'Perhaps you signed up with another address. If it was not you, you need not do anything.',
  });
}

/** Tells a donor that the password was changed, in case it was somebody else. */
export function passwordChangedLetter(to: { to: string; firstName: string }): Letter {
  return letter({
    to: to.to,
    subject: `Your ${foundation.product} password was changed`,
    greeting: `Hello ${to.firstName},`,
    before: 'your password was changed just now, and you were signed out everywhere.',
    after: `If this was not you, please write to ${foundation.supportEmail} at once.`,
  });
}

const signature = `${foundation.name}, ${addressLine(foundation)}`;

function letter({ to, subject, greeting, before, code, after }: Content): Letter {
  const paragraphs = [greeting, before, ...(code === undefined ? [] : [code]), after, signature];
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page({ greeting, before, code, after }).text,
  };
}

function page({
  greeting,
  before,
  code,
  after,
}: Omit<Content, 'to' | 'subject' | 'code'> & { code: string | undefined }): Html {
  return markup`<!doctype html>
<html lang="en">
<body style="margin:0;background:#fbf8f2;color:#1d1b18;font:17px/1.55 Georgia,serif">
<div style="max-width:32em;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:bold;color:#0e5a47">${foundation.product}</p>
<p>${greeting}</p>
<p>${before}</p>
${code === undefined ? '' : markup`<p style="font:bold 36px/1.2 monospace;letter-spacing:8px">${code}</p>`}
<p>${after}</p>
<p style="margin-top:32px;font-size:15px;color:#5b554d">${signature}</p>
</div>
</body>
</html>
`;
}
