import { rules as words } from '@hearthlight/words/rules';
import * as z from 'zod/mini';

import { limits } from './limits.ts';
import { toCents } from './money/money.ts';
import { typedMoney } from './money/typed-money.ts';
import { paymentMethods } from './payments/payment-method.ts';
import { plainText } from './text/plain-text.ts';

/**
 * One schema per field, with its sentence from `specification §5`. Forms and server share them. Each rule trims its
 * input and returns the parsed value: money in minor units, other text trimmed. Sentences appear in the order of the
 * checks, and are read when a check fails, because the server checks in the language of the request. Every pattern runs
 * in linear time, so that long input cannot block the server.
 */

/** Persian names have the invisible U+200C between letters, Catalan ones a middle dot. */
const nameLetters = /^[\p{L}\p{M}\u200C·'’-]+$/u;
const lettersAndSpaces = /^[\p{L}\p{M}\u200C· ]+$/u;
const commentName = /^[\p{L}\p{M}\p{N}\u200C· .'’-]+$/u;
/** Characters with which a mail program could read a second address or a display name into one address. */
const notInAddress = String.raw`\s@,;:<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}`;
const emailAddress = new RegExp(`^[^${notInAddress}]+@[^${notInAddress}.]+(?:\\.[^${notInAddress}.]+)+$`, 'u');

/** Returns the sentence of a failed check. */
type Sentence = () => string;

/** A trimmed text with one sentence for all checks. `least` and `most` are lengths in characters. */
function text(error: Sentence, { least = 1, most, pattern }: { least?: number; most: number; pattern?: RegExp }) {
  return z
    .string({ error })
    .check(
      z.trim(),
      z.minLength(least, { error }),
      z.maxLength(most, { error, abort: true }),
      ...(pattern ? [z.regex(pattern, { error })] : []),
    );
}

const personName = (sentence: Sentence) =>
  text(sentence, { least: limits.name.min, most: limits.name.max, pattern: nameLetters });

/** First name: letters of any script, apostrophe or hyphen, longer than two characters. */
export const firstName = personName(() => words.firstName);
/** Last name: the same rule as the first name, with its own sentence. */
export const lastName = personName(() => words.lastName);

/** An e-mail address without spaces. Case is preserved. */
export const email = text(() => words.email, {
  most: limits.email.max,
  pattern: emailAddress,
});

/** A new password, in sign-up and in recovery. */
export const newPassword = z.string({ error: () => words.passwordMix }).check(
  z.trim(),
  z.refine((value) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value), {
    error: () => words.passwordMix,
  }),
  z.minLength(limits.password.min, { error: () => words.passwordShort }),
  z.maxLength(limits.password.max, { error: () => words.passwordLong }),
);

/** The password of sign-in. Only its minimum length is checked, so that the rule reveals nothing else about it. */
export const currentPassword = text(() => words.currentPassword, { least: limits.password.min, most: 1000 });

/** Returns the sentence for a confirmation that differs from the password. */
export const passwordsDiffer = (): string => words.passwordsDiffer;

/**
 * A verification or reset code of five characters, with digits of any script. A string, so that leading zeros are
 * preserved.
 */
export const code = z
  .string({ error: () => words.code })
  .check(z.overwrite(plainText), z.length(limits.code.length, { error: () => words.code }));

/** The name of a comment's author. */
export const comentatorName = text(() => words.comentatorName, {
  least: limits.name.min,
  most: limits.name.max,
  pattern: commentName,
});

/** The text of a comment: plain text, stored as typed apart from the trimming. */
export const comment = z
  .string({ error: () => words.comment })
  .check(
    z.trim(),
    z.minLength(limits.comment.min, { error: () => words.comment }),
    z.maxLength(limits.comment.max, { error: () => words.commentLong({ most: limits.comment.max }) }),
  );

const helpField = (sentence: Sentence, least: number) => text(sentence, { least, most: limits.helpField.max });

/** Full name on the help form: letters of any script and spaces. */
export const fullName = text(() => words.fullName, {
  least: limits.name.min,
  most: limits.name.max,
  pattern: lettersAndSpaces,
});
/** Phone number in any notation. */
export const phoneNumber = helpField(() => words.phoneNumber, limits.phoneNumber.min);
/** Postal address. */
export const address = helpField(() => words.address, limits.address.min);
/** The kind of help that is requested. */
export const requestType = helpField(() => words.requestType, limits.requestType.min);
/** Description of the request. */
export const requestDescription = helpField(() => words.requestDescription, limits.helpDescription.min);
/** Amounts of the help form: any text but an empty one (decision 0007). */
export const amountTargeted = helpField(() => words.amountTargeted, 1);
/** The same for the amount raised so far. */
export const amountRaised = helpField(() => words.amountRaised, 1);

/** The amount of a pledge: more than 3 US dollars. Its value is in minor units. */
export const donationAmount = typedMoney(
  () => words.amount,
  () => toCents(limits.donation.moreThan),
);

/** A donor's goal: more than nothing. Its value is in minor units. */
export const clientGoal = typedMoney(() => words.amount);

/** The cause of a pledge, 11 to 500 characters. */
export const donationCause = text(() => words.donationCause, {
  least: limits.donation.cause.min,
  most: limits.donation.cause.max,
});

/** One of `paymentMethods`. */
export const paymentMethod = z.enum(paymentMethods);
