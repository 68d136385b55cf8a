import { splitAtPaymentReferences } from '@hearthlight/domain';

import { onOneLine } from './imported-gift.ts';

// cspell:disable

/** Words for a gift, which are the purpose behind a name. */
const gift =
  'donativos?|donaci[oó]n|donaciones|dons?|donations?|donazione|doa[cç][aã]o|donatie|gifts?|giften|spenden?|zuwendung|darowizn[ay]|m[eé]c[eé]nat|g[aå]v(?:a|or)|lahjoitus|adom[aá]ny|d[aá]r(?:ek)?|ba[gğ][iı]ş[iı]?|zakat|sada[qk]ah?|تبرع';

/** Ends a name: a mark, a dash, a number, a word for the purpose or a gift, or the end. */
const end = String.raw`(?=\s*[,;:"/]|\s+[-–—]|\s+(?:${gift})(?:\s|[.,]|$)|\s+(?:concepto|motivo|motif|objet|libell[eé]|date|r[eé]f|on|for|ref|conf)\b|\s+\S*\d|\s*\.?$)`;

/**
 * The texts in which banks name a payer who has no column: ACH payments and Zelle, transfers and Bizum in Spain,
 * transfers in France and Italy, Interac in Canada, UPI in India.
 */
const patterns = [
  /^orig co name:\s*(.+?)\s+(?:orig id|desc date|co entry descr|sec|trace#|eed|ind id|ind name):/i,
  new RegExp(String.raw`\bzelle(?:\s+(?:payment|transfer))?\s+from\s+(.+?)${end}`, 'i'),
  new RegExp(
    String.raw`^(?:transferencia|transf\.?|bizum)(?:\s+(?:recibid[ao]|inmediata|sepa|peri[oó]dica|a\s+su\s+favor))*\s+de:?\s+(?!(?:cuenta|cta|fondos)\b)(.+?)${end}`,
    'i',
  ),
  /^bonifico\b.*?\sda\s+(?!(?:vostro\s+)?conto\b)(.+?)\s+per\s/i,
  new RegExp(
    String.raw`^vir(?:ement|t)?(?:\s+en\s+votre\s+faveur)?(?:(?:\s+(?:re[cç]u|re|inst|instantan[eé]|sepa|perm|permanent))+(?:\s+\d+)?(?:\s+de\b)?|\s+de\b|(?=\s+(?:m|mr|mme|mlle)\.?\s)):?\s+(?:(?:m|mr|mme|mlle)\.?\s+(?:(?:ou|et)\s+(?:m|mr|mme|mlle)\.?\s+)?)?(?!(?:votre\s+|mon\s+)?(?:compte|cpte|cpt|livret|ldd|epargne)\b)(.+?)${end}`,
    'i',
  ),
  /^(?:virement interac(?: de| recu de)?|interac e-?transfer(?: from)?|e-?transfer from)\s*\/\s*([^/]+?)\s*(?:\/|$)/i,
  /\bupi\/cr\/\d+\/([^/]+?)\s*\//i,
  /^upi-([^-@\d]*\p{L}[^-@\d]*?)-/iu,
  /^(?:neft|rtgs) cr-[a-z]{4}0[a-z\d]{6}-([^-]+?)\s*(?:-|$)/i,
  /^imps-\d+-([^-]+?)\s*(?:-|$)/i,
  /^pix\s*-?\s*recebido\b(?:\s*[-:]|\s+de\b)?(?:\s+\d{2}\/\d{2}(?:\s+\d{2}:\d{2})?)?(?:\s+\d{11,14})?\s+(\p{L}[^\d,;:/]*?)\s*(?=[\d,;:/]|$)/iu,
  /^(?:fast:|hvl-|gelen (?:fast|eft|havale)[-: ]+)\s*(\p{L}[^-\d,;:/]*?)\s*(?=[-\d,;:/]|$)/iu,
  /\b(?:payment|transfer) from\s+[^-]*\b(?:bank|wallet|wing|momo|gcash)\b[^-]*?\s+-\s+(\p{L}.*?)(?=\s+-\s|\s*[,;:/|]|\s+\S*\d|\s*$)/iu,
  /\bmitt(?:ente)?\.?:\s*(\p{L}.*?)(?=\s+(?:benef|causale|cro|trn|id)|\s*[,;/]|\s*$)/iu,
  new RegExp(
    String.raw`^transferencias? (?:directa|interbancaria|recibida|spi) de\s+(?!(?:cuenta|cta)\b)(\p{L}.*?)${end}`,
    'iu',
  ),
  /\bfunds received from\s+(\p{L}.*?)(?=\s+-\s|\s*[,;:/]|\s+\S*\d|\s*$)/iu,
  /(?:حوالة|تحويل) (?:واردة?|وارد) من\s+(?!حساب)(\p{L}.*?)(?=\s+-\s|\s*[،,;:/]|\s+\S*\p{N}|\s*$)/u,
  /\b(?:payment|transfer) from\s+(?!own\b|sav|chk|xx)(\p{L}.*?)(?=\s+to\s|\s+-\s|\s+ref\b|\s*[,;:/]|\s+\S*\d|\s*$)/iu,
  /^nip\/[^/]+\/([^/\d]*\p{L}[^/\d]*?)\s*\//iu,
  /\bb\/o:\s*(\p{L}.*?)(?=(?:\s+\p{Lu}+)?\s+\p{Lu}{2}\s+\d{5}|\s+(?:ref|obi|bnf|rfb):?|\s*[,;/]|\s*$)/iu,
  /\borg=(\p{L}.*?)(?=\s+(?:og[bi]|obi|bnf|rfb|ref|id)\b|\s*[;/]|\s*$)/iu,
  /\bfrom\s+\+?\d[\d*x]{6,}\s*(?:-\s*)?(\p{L}.*?)(?=\s+acc\b|\s*[,;:/]|\s+\S*\d|\s*$)/iu,
  /^spei recibido.*[/\d]\s*(?:donativo|donaci[oó]n)?\s+(\p{L}[^\d,;:/]*?)\s*(?=[,;:]|$)/iu,
  /^(?:お|ﾌﾘｺﾐ|フリコミ)?振込[\d１-９]?[\s　]+(\p{L}.*?)(?=\s*[,;:/]|\s*$)/u,
];

const purpose =
  /\b(?:concepto|motivo|motif|objet|libell[eé]|causale)\b[:.]?\s+(.+?)\.?$|\bzelle\b.*?\sfor\s+"?([^";]+)|^bonifico\b.*?\sda\s.+?\sper\s+(.+?)(?:\s+(?:comm|spese|trn)\s.*)?$/i;

/** Words of names that are written small. */
const particles = new Set('af al and bin da de del della den der di dos du e el la le of ten ter van von y'.split(' '));

// cspell:enable

const saysSo = new RegExp(String.raw`(?<!\p{L})(?:${gift})(?!\p{L})`, 'iu');

/** Whether a text has a word for a gift. */
export const saysGift = (text: string): boolean => saysSo.test(text);

/** Returns a name without the words for a gift before or behind it and a dash: `Monthly gift - Ana Ruiz`. */
export function withoutGiftWords(name: string): string {
  const parts = name.split(/\s+[-–—]\s+/);
  const own = parts.filter((part) => !saysGift(part));
  return parts.length === 2 && own.length === 1 ? own.join('') : name;
}

/** Returns the payer whom a long text of a bank names, and the purpose if it has one. */
export function payerInText(text: string): { payer: string; purpose: string | undefined } | undefined {
  // A payment reference is no part of a name, even where it comes first.
  const looked = onOneLine(splitAtPaymentReferences(text.slice(0, 500)).join(' , '));
  for (const pattern of patterns) {
    const payer = pattern.exec(looked)?.[1]?.replace(/^[\s,]+/, '') ?? '';
    if (payer === '') continue;
    const [, ...said] = purpose.exec(looked) ?? [];
    return { payer: withoutNote(payer), purpose: said.find(Boolean) };
  }
  return undefined;
}

/**
 * Returns a name without the note that some banks write behind it, which is not in capitals as the name is: `JOE ROE
 * for the roof`.
 */
function withoutNote(payer: string): string {
  const words = payer.split(/\s+/);
  const [first = ''] = words;
  const small = /^\p{Lu}{2}/u.test(first)
    ? /^\p{Lu}?\p{Ll}[\p{Ll}'’.!-]*$/u
    : /^\p{Lu}/u.test(first)
      ? /^\p{Ll}/u
      : undefined;
  const end = words.findIndex((word, index) => index > 0 && small?.test(word) && !particles.has(word));
  return words.slice(0, end < 0 ? undefined : end).join(' ');
}
