import { limits } from '@hearthlight/domain';

/** The rules of a new password, as a hint at its field. */
export const passwordHint = `${limits.password.min} to ${limits.password.max} characters, with uppercase, lowercase and a digit.`;
