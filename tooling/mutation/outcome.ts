import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Stryker } from '@stryker-mutator/core';

import { root } from '../prepare.mjs';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A change that no test noticed. */
export interface Survivor {
  file: string;
  line: number;
  /** What the change is, without its place: `` `a` → `b` in `line of code` ``. */
  change: string;
}

/** The result of one target. */
export interface Outcome {
  name: string;
  noticed: number;
  survivors: Survivor[];
}

/** Returns the percentage of the changes that the tests noticed; 100 where nothing was changed. */
export function scoreOf(outcomes: readonly Outcome[]): number {
  const noticed = outcomes.reduce((sum, outcome) => sum + outcome.noticed, 0);
  const missed = outcomes.reduce((sum, { survivors }) => sum + survivors.length, 0);
  return noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed);
}

const inOneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

/** Describes a surviving mutant of Stryker, whose lines and columns start at 1. */
export function survivorOf({ fileName, location, replacement }: MutantResult): Survivor {
  const file = relative(root, fileName);
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const { start, end } = location;
  const part = lines.slice(start.line - 1, end.line);
  part.push((part.pop() ?? '').slice(0, end.column - 1));
  part.unshift((part.shift() ?? '').slice(start.column - 1));
  const change = `\`${inOneLine(part.join('\n'))}\` → \`${inOneLine(replacement)}\``;
  return { file, line: start.line, change };
}
