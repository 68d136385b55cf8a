import type { Encoding, ImportQuestion } from '@hearthlight/domain/desk';

import type { Asking } from './ask.ts';
import { decode } from './decode.ts';

/** Characters before and after a letter that show which one it is. */
const around = { before: 24, after: 48 };
/** Characters of a file in which a line is looked for, and lines of them that differ. */
const looked = { length: 1_000_000, lines: 200 };
const none = { date: null, amount: null, giver: null, purpose: null };

/** Asks how a file is written if some of its letters are different ones in another encoding. */
export function encodingQuestion(
  { bytes, otherEncodings }: { bytes: Buffer; otherEncodings: readonly Encoding[] },
  { known }: Pick<Asking, 'known'>,
): ImportQuestion[] {
  if (otherEncodings.length === 0 && known.encoding === undefined) return [];
  const possible = decode(bytes);
  const all = [possible.encoding, ...possible.others];
  const chosen = all.findIndex((each) => each === known.encoding);
  if (all.length < 2 || (known.encoding !== undefined && chosen === -1)) return [];
  const { index, readings } = differentLine(all.map((each) => decode(bytes, each).text));
  const answers = readings.map((text, at) => ({
    columns: { encoding: all[at] ?? 'UTF-8' },
    text,
    reading: none,
  }));
  return [
    { kind: 'encoding', line: index + 1, text: readings[0] ?? '', answers, chosen: chosen === -1 ? null : chosen },
  ];
}

/** Returns the line that tells the most texts apart, from 0, and its words around the first different letter. */
function differentLine(texts: readonly string[]): { index: number; readings: string[] } {
  const lines = texts.map((text) => text.slice(0, looked.length).split('\n'));
  const [first = []] = lines;
  const different = first
    .map((_, index) => ({ index, versions: lines.map((each) => each[index] ?? '') }))
    .filter(({ versions }) => new Set(versions).size > 1)
    .slice(0, looked.lines)
    .map(({ index, versions }) => ({ index, readings: wordsThatDiffer(versions) }));
  const sizes = different.map(({ readings }) => new Set(readings).size);
  return different[sizes.indexOf(Math.max(...sizes))] ?? { index: 0, readings: texts.map(() => '') };
}

/** Returns the words around the first letter that differs between versions of a line, within its cell. */
function wordsThatDiffer(versions: readonly string[]): string[] {
  const [first = ''] = versions;
  const at = Array.from(first).findIndex((_, index) => versions.some((text) => text[index] !== first[index]));
  return versions.map((text) => {
    const before = /[^;,|\t"]*$/.exec(text.slice(Math.max(0, at - around.before), at))?.[0] ?? '';
    const after = /^[^;,|\t"]*/.exec(text.slice(at, at + around.after))?.[0] ?? '';
    return `${before}${after}`.trim();
  });
}
