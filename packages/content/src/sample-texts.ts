import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LineCounter, parseDocument, visit } from 'yaml';

import { repository } from './directory.mjs';
import { sampleFolders } from './init-folder.ts';

/** The texts of a file that are as in the sample. */
export interface SampleTexts {
  file: string;
  /** Where they begin. */
  lines: number[];
  /** How many texts the file has. */
  all: number;
}

interface Text {
  text: string;
  line: number;
}

/**
 * Returns the files of a content folder that have texts of the sample, whose people and sums are not the foundation's
 * own. Texts are sentences and full names: single words and names of pictures do not count.
 */
export function sampleTextsIn(directory: string): SampleTexts[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const sample = sampleFolders.flatMap((folder) => textsOf(join(repository, folder, file)));
      const known = new Set(sample.map(({ text }) => text));
      const texts = textsOf(join(directory, file));
      const lines = texts.filter(({ text }) => known.has(text)).map(({ line }) => line);
      return { file, lines, all: texts.length };
    })
    .filter(({ lines }) => lines.length > 0);
}

function textsOf(path: string): Text[] {
  if (!existsSync(path)) return [];
  const lineCounter = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(readFileSync(path, 'utf8'), { lineCounter }), {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !value.includes(' ')) return;
      texts.push({ text: value, line: lineCounter.linePos(range?.[0] ?? 0).line });
    },
  });
  return texts;
}
