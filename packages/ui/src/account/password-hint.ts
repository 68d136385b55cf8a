import { limits } from '@hearthlight/domain';

/** What a new password must be, said before it is typed. */
export const passwordHint = `${limits.password.min} to ${limits.password.max} characters, with uppercase, lowercase and a digit.`;
