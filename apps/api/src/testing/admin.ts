import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';
import type { Command } from 'commander';

import { type ActionContext, ActionError } from '../actions/action.ts';
import type { ProgramEnvironment } from '../actions/command.ts';
import { createProgram } from '../entries/program.ts';
import { mailKinds, pictureUses } from '../features/index.ts';
import { newFolder } from './engines.ts';
import { content, type TestContext } from './test-context.ts';

/** Returns the context of admin commands for a test server. */
export const adminContextOf = ({ clock, database, deps }: TestContext): ActionContext => ({
  database,
  folders: { uploads: deps.uploads, content: contentDirectory({}) },
  now: () => clock.now,
  mailing: () => ({
    content: { ...deps.content, ...(deps.translations && { translations: deps.translations }) },
    kinds: mailKinds,
    publicUrl: deps.publicUrl(),
    secret: deps.secret,
  }),
  pictureUses,
  actor: 'ruth',
  needsApproval: false,
  timeZone: 'America/Los_Angeles',
  languages: deps.content.foundation.languages,
});

/** Mail settings for contexts that send no mail. */
export const noMailing: ActionContext['mailing'] = () => {
  throw new Error('no mail is expected');
};

/** Returns the command line's dependencies for tests. It uses only the given context and sends no mail. */
export const adminEnvironment = (
  context: ActionContext | undefined,
  print: (text: string) => void = () => undefined,
): ProgramEnvironment => ({
  withContext: (work) => (context ? work(context) : Promise.reject(new Error('there is no database'))),
  selectTarget: () => ({ databaseUrl: undefined, dataDirectory: newFolder() }),
  findSecret: () => undefined,
  createTransport: () => Promise.reject(new ActionError('No mail server is configured.')),
  deskUrl: () => 'https://hearthlight.example',
  actor: 'ruth',
  product: content.foundation.product,
  readContent: () => content,
  print,
});

/** Returns every command without subcommands. */
export const leavesOf = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);

/** Runs an admin command. Returns its output. */
export async function runAdmin(context: TestContext, args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const program = createProgram(adminEnvironment(adminContextOf(context), (text) => printed.push(text)));
  await program.parseAsync(args, { from: 'user' });
  return printed.join('\n');
}

/** Writes a Markdown file with front matter. Returns its path. */
export function aMarkdownFile(matter: string, body = '# Roofs\n\nA **bold** <script>alert(1)</script> story.') {
  const file = join(newFolder(), 'document.md');
  writeFileSync(file, `---\n${matter}\n---\n${body}`);
  return file;
}

/** Writes the file of a news article. `more` is added to its front matter. */
export const anArticleFile = (title: string, more = '') =>
  aMarkdownFile(
    `title: "${title}"\ntags: [Roofs, Guinea]\ncover_image_url: /pictures/roof.svg\nauthor_name: Ruth W.\n${more}`,
  );

/** Writes the file of a campaign. `raised` is its opening balance. */
export const aCampaignFile = (raised: string, ended = '2027-01-31') =>
  aMarkdownFile(
    `title: A well\nimage_url: /pictures/well.svg\ntarget_amount: "$18,000.50"\namount_raised: ${raised}\ndate_started: 2026-02-14\ndate_ended: ${ended}`,
    'Water for four villages.\n',
  );
