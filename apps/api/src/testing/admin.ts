import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';

import { type AdminContext, AdminError } from '../admin/admin-context.ts';
import type { ProgramEnvironment } from '../admin/command.ts';
import { createProgram } from '../admin/program.ts';
import { newFolder } from './engines.ts';
import { content, type TestContext } from './test-context.ts';

/** The operator's side of a test context. */
export const adminContextOf = ({ clock, database, deps }: TestContext): AdminContext => ({
  database,
  folders: { data: dirname(deps.picturesDirectory), content: contentDirectory({}) },
  now: () => clock.now,
  actor: 'ruth',
  timeZone: 'America/Los_Angeles',
});

/** What the command line depends on. It prints to `print`, works on no other database, and sends no mail. */
export const adminEnvironment = (
  context: AdminContext | undefined,
  print: (text: string) => void = () => undefined,
): ProgramEnvironment => ({
  withContext: (work) => (context ? work(context) : Promise.reject(new Error('there is no database'))),
  selectTarget: () => ({ databaseUrl: undefined, dataDirectory: newFolder() }),
  createTransport: () => {
    throw new AdminError('No mail server is configured.');
  },
  actor: 'ruth',
  content,
  print,
});

/** Runs a command as the operator and returns what it printed. */
export async function runAdmin(context: TestContext, args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const program = createProgram(adminEnvironment(adminContextOf(context), (text) => printed.push(text)));
  await program.parseAsync(args, { from: 'user' });
  return printed.join('\n');
}

/** Writes a Markdown file with front matter and returns its path. */
export function aMarkdownFile(
  matter: string,
  body = '# Roofs\n\nA **bold** <script>alert(1)</script> story.',
) {
  const file = join(newFolder(), 'document.md');
  writeFileSync(file, `---\n${matter}\n---\n${body}`);
  return file;
}

/** Writes the file of a news article; `more` is added to its front matter. */
export const anArticleFile = (title: string, more = '') =>
  aMarkdownFile(
    `title: "${title}"\ntags: [Roofs, Guinea]\ncover_image_url: /pictures/roof.svg\nauthor_name: Ruth W.\n${more}`,
  );
