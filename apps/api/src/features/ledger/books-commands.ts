import { formatMoney, fromCents } from '@hearthlight/domain';
import type { Command } from 'commander';

import { ActionError } from '../../actions/action.ts';
import { printOutput, type ProgramEnvironment, type SharedOptions, withJson } from '../../actions/command.ts';
import { countOf } from '../../lib/count-of.ts';
import { checkBooks } from './check.ts';
import { readCopy } from './published-copy.ts';

/** Adds the commands for the books as a whole. */
export function addBooksCommands(program: Command, environment: ProgramEnvironment): void {
  const group = program.command('books').description('check the books');
  const check = group
    .command('check')
    .description('check that all totals equal the sums of their entries, and that no closed month was changed')
    .option('--against <folder>', 'compare with a copy of the published ledger');
  withJson(check).action(async (options: SharedOptions & { against?: string }) => {
    const copy = options.against === undefined ? undefined : await readCopy(options.against);
    const { problems, ...counts } = await environment.withContext(({ database }) => checkBooks(database, copy));
    if (problems.length > 0) throw new ActionError(`The books do not balance.\n${problems.join('\n')}`);
    const total = fromCents(counts.total);
    const text = `The books balance: ${countOf(counts.gifts, 'gift')}, ${countOf(counts.entries, 'entry', 'entries')}, ${formatMoney(total)} completed.`;
    printOutput(environment, options, { json: { ...counts, total, problems }, text });
  });
}
