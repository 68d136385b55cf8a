import type { Command } from 'commander';

import type { Page, PageRange } from '../../actions/action.ts';
import { printPage, type ProgramEnvironment, withPages } from '../../actions/command.ts';
import { instantsOf, readPage } from '../../actions/read-page.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';

/** Lists the changes that operators made, newest first. Days are the foundation's. */
export async function listAudit(database: Database, { page, ...days }: PageRange = { page: 1 }): Promise<Page> {
  const { end, start } = instantsOf(days);
  const query = database
    .selectFrom('audit')
    .selectAll()
    .where('at', '>=', start)
    .where('at', '<', end)
    .orderBy('id', 'desc');
  const { hasMore, rows: entries } = await readPage(query, page);
  const rows = entries.map(({ at, ...entry }) => ({ ...entry, at: isoInstant(at) }));
  return {
    columns: ['id', 'at', 'actor', 'action', 'kind', 'subject', 'detail', 'staff_id', 'changes'],
    rows,
    lines: rows.map(({ at, actor, action, subject, detail }) => [at, actor, action, subject, detail].join('\t')),
    empty: 'No changes are recorded.',
    hasMore,
  };
}

/** Adds the command that lists the changes. */
export function addAuditCommands(program: Command, environment: ProgramEnvironment): void {
  const audit = program.command('audit').description('read the audit table');
  withPages(audit.command('list').description('list the changes, newest first')).action((options: object) =>
    printPage(environment, options, ({ database }, range) => listAudit(database, range)),
  );
}
