import { formatDateTime, formats } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import { day } from '../../lib/clock.ts';
import type { Mail, MailKinds } from '../../platform/mail/mailer.ts';
import { composeMail, type MailContent, type Recipient } from '../../platform/mail/messages.ts';
import { linkLife } from './link-life.ts';

/** The kinds of mails. */
export const mails = {
  'staff link': { life: linkLife },
  'wrong second factor': { life: day },
  'wrong passwords': { life: day },
  'access changed': { life: day },
  'new network': { life: day },
} satisfies MailKinds;

/** Returns the mail with a link to the desk: an invitation, or the way back in after a reset. */
export function staffLinkMail(
  content: MailContent,
  { inviter, link, to }: { to: string; inviter: string; link: string },
): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: words.mailSubject({ product }),
    before: words.mailBefore({ inviter, product }),
    after: words.mailAfter,
  };
  return composeMail(content, {
    kind: 'staff link',
    to,
    sentences,
    link: { label: words.openDesk, address: link },
  });
}

/** A person of the desk who gets a mail. */
export interface StaffRecipient extends Recipient {
  /** Whether somebody else can sign in as an owner, who can make a new link. */
  hasOtherOwner: boolean;
}

/** Returns a text and who makes a new link. */
const withHelp = (text: string, { hasOtherOwner }: StaffRecipient) =>
  `${text} ${hasOtherOwner ? words.linkFromOwner : words.linkFromOperator}`;

/** Returns the notice that somebody signed in from a network that is new for the person, at an ISO time. */
export function newNetworkMail(content: MailContent, to: StaffRecipient, at: string): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: words.networkSubject({ product }),
    before: words.networkBefore({ product, time: formatDateTime(at), zone: formats().timeZoneName }),
    after: withHelp(words.networkAfter, to),
  };
  return composeMail(content, { kind: 'new network', ...to, sentences });
}

/**
 * Returns the warning that many passwords from networks that are new for the person were wrong, so that nobody can sign
 * in from such a network until an ISO time.
 */
export function wrongPasswordsMail(content: MailContent, to: StaffRecipient, until: string): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: words.guessesSubject({ product }),
    before: words.guessesBefore({ product, time: formatDateTime(until), zone: formats().timeZoneName }),
    after: withHelp(words.guessesAfter, to),
  };
  return composeMail(content, { kind: 'wrong passwords', ...to, sentences });
}

/** Returns the warning of staff that somebody knows the password but not the second factor. */
export function wrongFactorMail(content: MailContent, to: StaffRecipient): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: words.warningSubject({ product }),
    before: words.warningBefore({ product }),
    after: withHelp(words.warningAfter, to),
  };
  return composeMail(content, { kind: 'wrong second factor', ...to, sentences });
}

/** A change of how a person gets into the desk, with the sentence that tells of it. */
const accessChanges = {
  password: 'changedPassword',
  factorAdded: 'changedFactorAdded',
  factorRemoved: 'changedFactorRemoved',
  codesReplaced: 'changedCodes',
  codeUsed: 'changedCodeUsed',
  reset: 'changedReset',
} as const;
export type AccessChange = keyof typeof accessChanges;

/** Returns the notice that a person's access to the desk was changed, so that nobody else changes it unnoticed. */
export function accessChangedMail(content: MailContent, to: StaffRecipient, change: AccessChange): Mail {
  const { product } = content.foundation;
  const sentences = {
    subject: words.changedSubject({ product }),
    before: words[accessChanges[change]]({ product }),
    after: change === 'reset' ? words.changedAfterReset : withHelp(words.changedAfter, to),
  };
  return composeMail(content, { kind: 'access changed', ...to, sentences });
}
