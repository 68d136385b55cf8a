import { addressLine, codeLimits } from '@hearthlight/domain';

import { foundation } from '../foundation.ts';
import { type Html, markup } from '../html.ts';
import type { Mail, MailKind } from './mailer.ts';

interface Content {
  kind: MailKind;
  to: string;
  subject: string;
  greeting: string;
  /** The paragraph before the code. */
  before: string;
  code?: string;
  /** The paragraph after the code. */
  after: string;
}

/** The mail with the code that verifies a new donor's address. The subject has the code, so that notifications show it. */
export function verificationMail(to: { to: string; firstName: string; code: string }): Mail {
  return composeMail({
    kind: 'sign-up code',
    to: to.to,
    subject: `${to.code} is your ${foundation.product} code`,
    greeting: `Hello ${to.firstName},`,
    before: `Welcome to ${foundation.name}. Please enter this code to finish creating your account:`,
    code: to.code,
    after: `It is valid for ${codeLimits.lifeMinutes} minutes. If you did not ask for an account, you can ignore this e-mail.`,
  });
}

/** The mail with the code that lets a donor choose a new password. */
export function recoveryMail(to: { to: string; firstName: string; code: string }): Mail {
  return composeMail({
    kind: 'recovery code',
    to: to.to,
    subject: `${to.code} is your code for a new ${foundation.product} password`,
    greeting: `Hello ${to.firstName},`,
    before: 'Please enter this code to choose a new password:',
    code: to.code,
    after: `It is valid for ${codeLimits.lifeMinutes} minutes. If you did not ask for it, you can ignore this e-mail. Your password stays the same.`,
  });
}

/** The mail to an address without an account for which someone requested a new password. */
export function noAccountMail(to: { to: string }): Mail {
  return composeMail({
    kind: 'no account',
    to: to.to,
    subject: `There is no ${foundation.product} account with this address`,
    greeting: 'Hello,',
    before: `Someone, perhaps you, asked ${foundation.name} for a new password, but there is no account with this e-mail address.`,
    after:
      'You may have signed up with a different address. If you did not ask for a new password, you can ignore this e-mail.',
  });
}

/** The mail that notifies a donor of a new password, in case someone else changed it. */
export function passwordChangedMail(to: { to: string; firstName: string }): Mail {
  return composeMail({
    kind: 'password changed',
    to: to.to,
    subject: `Your ${foundation.product} password was changed`,
    greeting: `Hello ${to.firstName},`,
    before: 'Your password was just changed, and you have been signed out on all devices.',
    after: `If this was not you, please write to ${foundation.supportEmail} right away.`,
  });
}

/** The mail with which the operator checks the configuration of the mail server. */
export function testMail(to: { to: string }): Mail {
  return composeMail({
    kind: 'test',
    to: to.to,
    subject: `A test of ${foundation.product}`,
    greeting: 'Hello,',
    before: `This mail shows that the mail server of ${foundation.product} is configured.`,
    after: 'There is nothing else to do.',
  });
}

const signature = `${foundation.name}, ${addressLine(foundation)}`;

function composeMail({ kind, to, subject, greeting, before, code, after }: Content): Mail {
  const paragraphs = [greeting, before, ...(code === undefined ? [] : [code]), after, signature];
  return {
    kind,
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
}: Omit<Content, 'kind' | 'to' | 'subject' | 'code'> & { code: string | undefined }): Html {
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
