import { isUtf8 } from 'node:buffer';

import { type Encoding, encodings } from '@hearthlight/domain/desk';
import { deskRules as words } from '@hearthlight/words/desk-rules';

import { ActionError } from '../../../actions/action.ts';
import { isStorable } from '../../../lib/storable-text.ts';

/** The text of a file, and the encoding that was detected or chosen. */
export interface Decoded {
  text: string;
  encoding: Encoding;
  /** Encodings in which the file may be written too, so that some letters are other ones. The likelier first. */
  others: readonly Encoding[];
}

/**
 * Decodes a file in `known`, or else in the likeliest encoding. A byte that is not in it becomes U+FFFD. Throws an
 * `ActionError` for a file that is not text.
 */
export function decode(bytes: Buffer, known?: Encoding): Decoded {
  const [encoding, ...others] = known ? [known] : encodingsOf(bytes);
  const text = textIn(bytes, encoding ?? 'UTF-8');
  if (!isStorable(text)) throw new ActionError(words.notText);
  return { text, encoding: encoding ?? 'UTF-8', others };
}

function textIn(bytes: Buffer, encoding: Encoding): string {
  if (encoding !== 'UTF-16') return new TextDecoder(encoding).decode(bytes);
  const isBigEndian = bytes[0] === 0xfe || (bytes[0] === 0 && bytes[1] !== 0);
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
}

const singleBytes = encodings.filter((encoding) => encoding.startsWith('windows') || encoding.startsWith('ISO'));
/** Bytes that are decoded to compare encodings. */
const sampleBytes = 1024 * 1024;

/** Returns the encodings that a file may have, the likeliest first. */
function encodingsOf(bytes: Buffer): Encoding[] {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff' || isUtf16WithoutMark(bytes)) return ['UTF-16'];
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return ['UTF-8'];
  const sample = bytes.subarray(0, sampleBytes);
  const readings = singleBytes.map((encoding) => {
    const text = textIn(sample, encoding);
    return { encoding, text, faults: text.match(faults)?.length ?? 0 };
  });
  const fewest = Math.min(...readings.map((reading) => reading.faults));
  const likely = readings.filter((reading) => reading.faults === fewest);
  const different = likely.filter(({ text }, index) => likely.findIndex((other) => other.text === text) === index);
  return different.filter((reading) => !isOfOtherLanguage(reading)).map(({ encoding }) => encoding);
}

/** Characters that a statement does not have: controls, and signs within a word or where a letter is expected. */
const faults =
  /[\u0080-\u009F¤]|\p{L}[¡-©«-´¶-¹»-¿×÷˘˛ˇ˙˝•†‡‰„…‹›™€](?=\p{L})|(?<=^|[\s;,|"])[¡-©«-¹»-¾×÷ˇ˘˙˛˝](?=\p{L})|\p{L}[¹³¿¦¨´¸¼½¾](?=[\s;,|"]|$)|\p{Ll}[\u00C0-\u00DE](?=\p{Ll})/gmu;

/** Words above the columns of banks that write the letters of Western or of Central Europe. */
const western =
  /(?:buchung|betrag|verwendungszweck|empf.nger|auftraggeber|montant|libell|fecha|importe|concepto|bedrag|naam|dato|bel.b|belopp|navn|importo|descrizione|amount|description)/i;
const central =
  /(?:kwota|tytu.|nadawca|odbiorca|dátum|datum za|.ástka|castka|összeg|osszeg|partner neve|zpráva|znesek|iznos|suma\b)/i;

/** Whether the words of a file are those of a language that does not need the letters of an encoding. */
function isOfOtherLanguage({ encoding, text }: { encoding: Encoding; text: string }): boolean {
  const start = text.slice(0, 4000);
  if (encoding === 'windows-1250') return western.test(start) && !central.test(start);
  return central.test(start) && !western.test(start);
}

/** Whether all but a few bytes are UTF-8: a mistake of one letter does not turn the others into other ones. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder('UTF-8').decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  const valid = text.match(/[\u0080-\uFFFC\uFFFE\uFFFF]/g)?.length ?? 0;
  return valid > broken;
}

/** Whether every other byte of the start is 0, as in the UTF-16 of European letters. */
function isUtf16WithoutMark(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 400);
  const zeros = [0, 1].map((from) => start.filter((byte, index) => index % 2 === from && byte === 0).length);
  const half = start.length / 2;
  return start.length >= 4 && Math.max(...zeros) > half * 0.7 && Math.min(...zeros) < half * 0.05;
}
