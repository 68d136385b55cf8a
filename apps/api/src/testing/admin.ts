import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type AdminContext, AdminError } from '../admin/admin-context.ts';
import type { MailTransport } from '../mail/mailer.ts';
import { newFolder } from './engines.ts';
import type { TestContext } from './test-context.ts';

/** The operator's side of a test context. */
export const adminContextOf = ({ clock, database }: TestContext): AdminContext => ({
  database,
  now: () => clock.now,
  actor: 'ruth',
  timeZone: 'America/Los_Angeles',
});

/** The command line's `createTransport` where no mail server is configured. */
export function noTransport(): MailTransport {
  throw new AdminError('No mail server is configured.');
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
