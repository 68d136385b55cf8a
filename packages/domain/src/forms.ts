import * as z from 'zod/mini';

import * as rules from './rules.ts';

/**
 * The forms of the site, composed of `rules`. Keys are wire names (`specification §3`). Each type is what its form
 * returns once it is valid: parsed values.
 */

/** The check of a form with a new password that is entered twice. */
export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: rules.passwordsDiffer, path: ['confirmPassword'] },
);
/** The fields of a new password. */
export const newPasswordTwice = {
  password: rules.newPassword,
  confirmPassword: z.string({ error: rules.passwordsDiffer }).check(z.trim()),
};

/** Sign-up, step 1: Account Details. */
export const accountDetailsForm = z
  .object({
    firstname: rules.firstName,
    lastname: rules.lastName,
    email: rules.email,
    ...newPasswordTwice,
  })
  .check(samePasswords);
export type AccountDetails = z.output<typeof accountDetailsForm>;

/** Step 2 of sign-up and of recovery. */
export const codeForm = z.object({ code: rules.code });
export type CodeEntry = z.output<typeof codeForm>;

/** Sign-in. */
export const signInForm = z.object({
  email: rules.email,
  password: rules.currentPassword,
  remember: z.boolean(),
});
export type SignInEntry = z.output<typeof signInForm>;

/** Recovery, step 1. */
export const recoveryEmailForm = z.object({ email: rules.email });
export type RecoveryEmail = z.output<typeof recoveryEmailForm>;

/** Recovery, step 3. */
export const newPasswordForm = z.object(newPasswordTwice).check(samePasswords);
export type NewPassword = z.output<typeof newPasswordForm>;

export { newComment as commentForm } from './comments/new-comment.ts';

/** Help request: opens a mail draft, no call. */
export const helpRequestForm = z.object({
  fullname: rules.fullName,
  email: rules.email,
  phone_number: rules.phoneNumber,
  address: rules.address,
  request_type: rules.requestType,
  request_description: rules.requestDescription,
  amount_targeted: rules.amountTargeted,
  amount_raised: rules.amountRaised,
});
export type HelpRequest = z.output<typeof helpRequestForm>;

/** Donation pledge: opens a mail draft, no call. */
export const donationForm = z.object({
  donation_amount: rules.donationAmount,
  donation_cause: rules.donationCause,
  selected_payment_method: rules.paymentMethod,
});
/** A valid pledge. Its amount is in minor units. */
export type DonationPledge = z.output<typeof donationForm>;
/** A pledge as typed. */
export type DonationEntry = z.input<typeof donationForm>;

/** The goal that a donor sets (decision 0013). */
export const goalForm = z.object({ client_goal: rules.clientGoal });
/** A goal as typed, which is what the call sends. */
export type GoalEntry = z.input<typeof goalForm>;
