/** The first digits of the scripts whose digits are read. */
const zeros = [0x06_60, 0x06_f0, 0x07_c0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0e_50];
const otherDigits =
  /[\u0660-\u0669\u06F0-\u06F9\u07C0-\u07C9\u0966-\u096F\u09E6-\u09EF\u0A66-\u0A6F\u0AE6-\u0AEF\u0E50-\u0E59]/g;

/**
 * Returns a text with the digits of English, without full-width and invisible characters, without the quotation marks
 * of a spreadsheet's formula (`="123"`), and with one kind of space.
 */
export function plainText(text: string): string {
  if (/^[\u0020-\u007E]*$/.test(text)) return text.trim();
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(otherDigits, digitOf)
    .replaceAll(/\s/g, ' ')
    .trim();
}

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.findLast((first) => first <= code) ?? code;
  return String(code - zero);
}
