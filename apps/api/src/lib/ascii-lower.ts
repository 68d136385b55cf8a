/**
 * Returns a text with its ASCII letters in lower case. Unlike Unicode's lower case, it maps no other letter to an ASCII
 * letter.
 */
export const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
