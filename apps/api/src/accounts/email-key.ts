/**
 * Returns the form in which e-mail addresses are compared. Only ASCII letters are folded: Unicode's folding maps other
 * characters, such as the Kelvin sign, to ASCII letters, and would treat different mailboxes as one.
 */
export const emailKey = (email: string) => email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
