import { isUtf8 } from 'node:buffer';

import { type Encoding, encodings } from '@hearthlight/domain/desk';
import { deskRules as words } from '@hearthlight/words/desk-rules';

import { ActionError } from '../../../actions/action.ts';
import { isStorable } from '../../../lib/storable-text.ts';
import { wordsFor } from '../words/column-words.ts';
import { alphabetOf, encodingsFor, strangeLetters } from '../words/encoding-words.ts';

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

const legacy = encodings.filter((encoding) => !encoding.startsWith('UTF'));
/** Bytes among which lines are taken to compare encodings, those of the lines, and lines that may name the columns. */
const sampleBytes = 1024 * 1024;
const comparedBytes = 64 * 1024;
const headerLines = 30;

/** Returns the encodings that a file may have, the likeliest first. */
function encodingsOf(bytes: Buffer): Encoding[] {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff' || isUtf16WithoutMark(bytes)) return ['UTF-16'];
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return ['UTF-8'];
  const sample = linesToCompare(bytes);
  const readings = legacy.map((encoding) => {
    const text = textIn(sample, encoding);
    return { encoding, text, named: namedColumns(text), faults: faultsIn(text) };
  });
  // The words above the columns tell more than letters: they are none in another encoding.
  const most = Math.max(...readings.map(({ named }) => named));
  const named = readings.filter((reading) => reading.named === most);
  const fewest = Math.min(...named.map(({ faults }) => faults));
  const likely = named.filter(({ faults }) => faults === fewest);
  const different = likely.filter(({ text }, index) => likely.findIndex((other) => other.text === text) === index);
  const ofLanguage = encodingsFor(bytes.subarray(0, 4000).toString('latin1'));
  const fitting = different.filter(({ encoding }) => ofLanguage === undefined || ofLanguage.includes(encoding));
  return (fitting.length > 0 ? fitting : different).map(({ encoding }) => encoding);
}

/** Returns the first lines of a file, and others with letters that are not in ASCII. No encoding has parts of letters in a line feed. */
function linesToCompare(bytes: Buffer): Buffer {
  const lines = bytes.subarray(0, sampleBytes).toString('latin1').split('\n');
  let length = 0;
  const compared = lines.filter((line, index) => {
    const isCompared = length < comparedBytes && (index < headerLines || /[^\0-\u007F]/.test(line));
    if (isCompared) length += line.length;
    return isCompared;
  });
  return Buffer.from(compared.join('\n'), 'latin1');
}

/** Counts the cells of the first lines with letters beyond ASCII that banks write above their columns. */
const namedColumns = (text: string): number =>
  text
    .split('\n', headerLines)
    .flatMap((line) => line.split(/[;,\t|"]/))
    .filter((cell) => /[^\0-\u007F]/.test(cell) && wordsFor(cell).size > 0).length;

/** Counts what a statement does not have. */
function faultsIn(text: string): number {
  const mixed = (text.match(foreignWords) ?? []).filter((word) => alphabetOf(word) === 'mixed').length;
  return (text.match(strangeLetters)?.length ?? 0) + mixed;
}

const foreignWords = /[\p{L}\p{M}]*[^\0-\u007F\P{L}][\p{L}\p{M}]*/gu;

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
