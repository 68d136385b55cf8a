import { parseArgs } from 'node:util';

import { foundation } from '@hearthlight/domain';

import { campaignCommands } from './campaign-commands.ts';
import { type AdminContext, AdminError, type Command } from './command.ts';
import { commentCommands } from './comment-commands.ts';
import { donorCommands } from './donor-commands.ts';
import { newsCommands } from './news-commands.ts';
import { updateCommands } from './update-commands.ts';

const auditList: Command = {
  name: 'audit list',
  takes: '',
  words: 0,
  summary: 'Lists the last 200 changes that were made here.',
  async run({ database, print }) {
    const rows = await database.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(200).execute();
    for (const row of rows) {
      print([new Date(row.at).toISOString(), row.actor, row.action, row.subject, row.detail].join('\t'));
    }
    if (rows.length === 0) print('Nothing was changed yet.');
  },
};

const commands: readonly Command[] = [
  ...newsCommands,
  ...campaignCommands,
  ...updateCommands,
  ...donorCommands,
  ...commentCommands,
  auditList,
];

/** All commands, one a line. */
export const help = [
  `${foundation.product}: what an operator can do`,
  '',
  ...commands.flatMap(({ name, takes, summary }) => [
    `  npm run admin -- ${[name, takes].filter(Boolean).join(' ')}`,
    `      ${summary}`,
  ]),
  '',
  'Files are Markdown with front matter: the fields between two lines of ---, the text below them.',
  'The same variables as for the server say which database is meant.',
].join('\n');

const options = {
  amount: { type: 'string' },
  cause: { type: 'string' },
  date: { type: 'string' },
  method: { type: 'string' },
  status: { type: 'string' },
  yes: { type: 'boolean' },
  shown: { type: 'boolean' },
  hidden: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : 'The words are not understood';
    throw new AdminError(`${reason ?? ''}; “npm run admin -- --help” lists all commands.`);
  }
}

/** What was asked for: a command with its words and options, or `undefined` where help was. */
export function commandOf(args: readonly string[]) {
  const { positionals, values } = read(args);
  if (values.help === true || positionals.length === 0) return undefined;
  const name = positionals.slice(0, 2).join(' ');
  const words = positionals.slice(2);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new AdminError(`There is no command “${name}”; “npm run admin -- --help” lists all.`);
  if (words.length !== command.words) {
    throw new AdminError(
      `It is: npm run admin -- ${[command.name, command.takes].filter(Boolean).join(' ')}`,
    );
  }
  return { run: (context: AdminContext) => command.run(context, words, values) };
}
