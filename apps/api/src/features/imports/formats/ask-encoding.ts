import type { Encoding, ImportQuestion } from '@hearthlight/domain/desk';

import type { Asking } from './ask.ts';
import { decode } from './decode.ts';

/** Characters around a letter that show which one it is. */
const around = 24;
const none = { date: null, amount: null, giver: null, purpose: null };

/** Asks how a file is written if some of its letters are different ones in another encoding. */
export function encodingQuestion(
  { bytes, otherEncodings }: { bytes: Buffer; otherEncodings: readonly Encoding[] },
  { known }: Pick<Asking, 'known'>,
): ImportQuestion[] {
  const possible = decode(bytes);
  const isOpen = otherEncodings.length > 0 || known.encoding !== undefined;
  const all = [possible.encoding, ...possible.others];
  if (!isOpen || all.length < 2) return [];
  const texts = all.map((each) => decode(bytes, each).text);
  const [first = ''] = texts;
  const at = Array.from({ length: Math.min(first.length, 1_000_000) }).findIndex((_, index) =>
    texts.some((text) => text[index] !== first[index]),
  );
  const line = first.slice(0, at).split('\n').length;
  const answers = texts.map((text, index) => ({
    columns: { encoding: all[index] ?? 'UTF-8' },
    text: wordsAround(text, at),
    reading: none,
  }));
  const chosen = all.findIndex((each) => each === known.encoding);
  return [{ kind: 'encoding', line, text: answers[0]?.text ?? '', answers, chosen: chosen === -1 ? null : chosen }];
}

/** Returns the words around a letter, within its line. */
function wordsAround(text: string, at: number): string {
  const before = /[^\n;,|\t"]*$/.exec(text.slice(Math.max(0, at - around), at))?.[0] ?? '';
  const after = /^[^\n;,|\t"]*/.exec(text.slice(at, at + around))?.[0] ?? '';
  return `${before}${after}`.trim();
}
