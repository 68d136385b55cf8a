import { spawnSync } from 'node:child_process';

import { environment, logStep, root } from './prepare.mjs';

/** Commands by name, as for a shell in the root of the repository. */
export type Commands = Readonly<Record<string, string>>;

/**
 * Runs the commands named on the command line one after the other, with the arguments that follow the names. Then names
 * those that failed and sets the exit code. Prints the names if one is unknown, or if there is none and no `byDefault`.
 */
export function runNamed(commands: Commands, byDefault: readonly string[] = []): void {
  const words = process.argv.slice(2);
  const end = words.findIndex((word) => !Object.hasOwn(commands, word));
  const named = end === -1 ? words : words.slice(0, end);
  const chosen = words.length === 0 ? byDefault : named;
  if (chosen.length === 0) console.log(`Choose from: ${Object.keys(commands).join(', ')}`);
  const options = words.slice(named.length).map((word) => ` '${word.replaceAll("'", String.raw`'\''`)}'`);
  const failed = chosen.filter((name) => {
    logStep(name);
    const command = `${commands[name]}${options.join('')}`;
    return spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env: environment }).status !== 0;
  });
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 || chosen.length === 0 ? 1 : 0;
}
