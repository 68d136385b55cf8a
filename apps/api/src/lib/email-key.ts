import { domainToASCII, domainToUnicode } from 'node:url';

import { asciiLower } from './ascii-lower.ts';

/** The Kelvin sign and others that NFC or lower case would map to ASCII, which would merge different mailboxes. */
const likeAscii = /[\u{37E}\u{1FEF}\u{212A}]/u;
const international = /^(?=.*(?:[^\p{ASCII}]|xn--))[\p{L}\p{M}\p{Nd}.-]+$/u;

/**
 * Returns the key by which e-mail addresses are compared: equal for the same address in upper or lower case, with
 * composed or separate accents, and with its domain in Unicode or in ASCII (`xn--`). It is also the key of a part of an
 * address, for searches.
 */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? mailboxKey(email) : `${mailboxKey(email.slice(0, at))}@${domainKey(email.slice(at + 1))}`;
}

const mailboxKey = (text: string): string =>
  text
    .split(new RegExp(`(${likeAscii.source})`, 'u'))
    .map((part) => (likeAscii.test(part) ? part : part.toLowerCase().normalize('NFC')))
    .join('');

/**
 * Domain names are equal when their ASCII forms are. The Unicode form is the key, so that searches find a part of it.
 */
function domainKey(domain: string): string {
  const lower = asciiLower(domain);
  const unicode = international.test(lower) ? domainToUnicode(domainToASCII(lower)) : '';
  return unicode === '' ? mailboxKey(domain) : unicode;
}
