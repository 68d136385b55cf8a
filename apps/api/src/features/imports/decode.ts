import { isUtf8 } from 'node:buffer';

import { importFile as words } from '@hearthlight/words/import-file';

import { ActionError } from '../../actions/action.ts';
import { isStorable } from '../../lib/storable-text.ts';

/** An encoding that exports of banks and payment providers have. */
type Encoding = 'UTF-8' | 'UTF-16' | 'windows-1250' | 'windows-1252';

/** The text of a file, and the encoding that was detected. */
export interface Decoded {
  text: string;
  encoding: Encoding;
}

/** Decodes a file. Throws an `ActionError` for a file that is not text. `name` completes the command line's sentence. */
export function decode(bytes: Buffer, name: string): Decoded {
  const encoding = encodingOf(bytes);
  const label = encoding === 'UTF-16' && bytes[0] === 0xfe ? 'utf-16be' : encoding;
  const text = new TextDecoder(label).decode(bytes);
  if (text.includes('\0')) {
    throw new ActionError(`The file ${name} is not text.`, { sentence: () => words.notText });
  }
  if (isStorable(text)) return { text, encoding };
  throw new ActionError(`The file ${name} contains U+FFFE or U+FFFF, which are not characters.`, {
    sentence: () => words.notText,
  });
}

function encodingOf(bytes: Buffer): Encoding {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') return 'UTF-16';
  if (isUtf8(bytes)) return 'UTF-8';
  const western = new TextDecoder('windows-1252').decode(bytes);
  return polish.test(western) ? 'windows-1250' : 'windows-1252';
}

/** The letters ą, ł and ż of windows-1250 as windows-1252 shows them: signs within a word. */
const polish = /\p{L}[¹³¿]|[¹³]\p{L}/u;
