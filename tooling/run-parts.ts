import { Writable } from 'node:stream';

import { concurrently } from 'concurrently';

import { environment, logStep, root } from './prepare.mjs';
import { commandResults, type Results, totalsLine } from './test-results.ts';

/** One command of a test run. */
export interface Part {
  name: string;
  command: string;
  env?: NodeJS.ProcessEnv;
  /** Reads the report that the command wrote. A part without one counts as one check. */
  report?: () => Results;
}

interface RunOptions {
  /** How many parts run at a time. */
  atOnce: number;
  /** Prints all output while the parts run. By default the output of a failed part is printed after it. */
  showOutput?: boolean;
}

/**
 * Runs every part, even after one has failed, and prints the results of each, and in the end how long each took. Returns
 * the results in the order of the parts; a part that did not run has failed.
 */
export async function runParts(
  parts: readonly Part[],
  { atOnce, showOutput = false }: RunOptions,
): Promise<Results[]> {
  const all = parts.map((): Results => ({ passed: 0, failed: 1, skipped: 0 }));
  const times: string[] = [];
  const began = performance.now();
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { commands, result } = concurrently(
    parts.map(({ name, command, env }) => ({ name, command, env: { ...environment, ...env } })),
    {
      cwd: root,
      maxProcesses: atOnce,
      raw: showOutput,
      outputStream: showOutput ? process.stdout : discard,
    },
  );
  for (const [index, command] of commands.entries()) {
    const output: Buffer[] = [];
    command.stdout.subscribe((chunk) => output.push(chunk));
    command.stderr.subscribe((chunk) => output.push(chunk));
    command.close.subscribe(({ exitCode, timings }) => {
      const results = commandResults(exitCode, parts[index]?.report);
      all[index] = results;
      const time = `${Math.round(timings.durationSeconds)} s`;
      times.push(`${command.name} ${time}`);
      logStep(`${command.name}: ${totalsLine([results])} (${time})`);
      if (results.failed > 0 && !showOutput) console.log(Buffer.concat(output).toString());
    });
  }
  /* It rejects when a command fails, which the results above include. */
  await result.catch(() => undefined);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`Times, ${atOnce} at once: ${times.join(', ')}; together ${seconds} s.`);
  return all;
}
