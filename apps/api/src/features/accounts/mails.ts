import { formatDateTime, formats } from '@hearthlight/domain';
import { mails as words } from '@hearthlight/words/mails';

import { day } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, inCurrentLanguage, type MailContent, type Recipient } from '../../platform/mail/messages.ts';
import { codeLife } from './codes.ts';

/** The kinds of mails. */
export const mails = {
  'sign-up code': { life: codeLife },
  'recovery code': { life: codeLife },
  'no account': { life: codeLife },
  'password changed': { life: day },
  'password guesses': { life: day },
} satisfies MailKinds;

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

/**
 * Returns the warning that many passwords from networks that are new for the donor were wrong, so that nobody can sign
 * in from such a network until an ISO time.
 */
export function wrongPasswordsMail(content: MailContent, to: Recipient, until: string): Mail {
  const { product } = inCurrentLanguage(content).foundation;
  const sentences = {
    subject: words.guessesSubject({ product }),
    before: words.guessesBefore({ time: formatDateTime(until), zone: formats().timeZoneName }),
    after: words.guessesAfter,
  };
  return composeMail(content, { kind: 'password guesses', ...to, sentences });
}
