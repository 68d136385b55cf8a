import { formatMoney, fromCents } from '@hearthlight/domain';
import type { Command } from 'commander';

import { printOutput, type ProgramEnvironment, type SharedOptions, withJson } from '../admin/command.ts';
import { countOf } from '../count-of.ts';
import { ActionError } from '../staff/action.ts';
import { checkBooks } from './check.ts';

/** Adds the commands for the books as a whole. */
export function addBooksCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('books').description('check the books');
  withJson(
    group.command('check').description('check that all totals equal the sums of their entries'),
  ).action(async (options: SharedOptions) => {
    const { problems, ...counts } = await environment.withContext(({ database }) => checkBooks(database));
    if (problems.length > 0) throw new ActionError(`The books do not balance.\n${problems.join('\n')}`);
    const total = fromCents(counts.total);
    const text = `The books balance: ${countOf(counts.gifts, 'donation')}, ${countOf(counts.entries, 'entry', 'entries')}, ${formatMoney(total)} completed.`;
    printOutput(environment, options, { json: { ...counts, total, problems }, text });
  });
}
