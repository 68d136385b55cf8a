/**
 * Returns the key by which e-mail addresses are compared. Folds ASCII letters only: Unicode folding maps other
 * characters, such as the Kelvin sign, to ASCII letters and would merge different mailboxes.
 */
export const emailKey = (email: string) => email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
