import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentDirectory } from '@hearthlight/content';
import { afterAll, expect, test } from 'vitest';

import { connectDatabase } from '../database/open.ts';
import { newsArticles } from '../features/news/commands.ts';
import { uploadFolder } from '../platform/uploads/upload-folder.ts';
import { aMarkdownFile } from '../testing/admin.ts';
import { newFolder } from '../testing/engines.ts';

const dataDirectory = newFolder();
const source = {
  database: await connectDatabase({ databaseUrl: undefined, dataDirectory }),
  folders: { uploads: uploadFolder(dataDirectory), content: contentDirectory({}) },
};
afterAll(() => source.database.destroy());

test.each([
  ['', 'the front matter has an unknown field or no fields.'],
  ['title: A', 'tags'],
  ['title: [', 'is not YAML'],
  ['title: ".."\ntags: a\ncover_image_url: /x.svg\nauthor_name: R', 'title cannot be used in an address.'],
  [
    'title: A\ntags: a\ncover_image_url: javascript:x\nauthor_name: R',
    'cover_image_url must be a file, or begin with / or https://.',
  ],
  [
    String.raw`title: A
tags: a
cover_image_url: /\evil.example/x.png
author_name: R`,
    'cover_image_url must be a file, or begin with / or https://.',
  ],
  [
    'title: A\ntags: a\ncover_image_url: //evil.example/x\nauthor_name: R',
    'cover_image_url must be a file, or begin with / or https://.',
  ],
  ['title: A\ntags: a\ncover_image_url: /x.svg\nauthor_name: R\ndate: soon', 'date must be a day'],
  ['title: A\ntags: a\ncover_image_url: /x.svg\nauthor_name: R\nother: 1', 'an unknown field'],
])('names the problem in the front matter %j', async (matter, sentence) => {
  await expect(newsArticles.read(aMarkdownFile(matter), source)).rejects.toThrow(sentence);
});

test('rejects a file that is missing, empty or without front matter', async () => {
  await expect(newsArticles.read('/nowhere.md', source)).rejects.toThrow('The file /nowhere.md was not found.');
  await expect(newsArticles.read(aMarkdownFile('title: A', '  '), source)).rejects.toThrow(
    'has no text below its front matter.',
  );
  const bare = join(newFolder(), 'bare.md');
  writeFileSync(bare, '# Only text');
  await expect(newsArticles.read(bare, source)).rejects.toThrow('must begin with front matter');
});

test.each([
  ['utf16le', 'Coffee'],
  ['latin1', 'Café'],
] as const)('rejects a file in the encoding %s', async (encoding, body) => {
  const file = join(newFolder(), 'saved.md');
  writeFileSync(file, `---\ntitle: A\n---\n${body}`, encoding);
  await expect(newsArticles.read(file, source)).rejects.toThrow('is not text in UTF-8. Save or export it');
});

test('rejects a file with text that cannot be stored', async () => {
  const matter = 'title: A\ntags: a\ncover_image_url: /x.svg\nauthor_name: R';
  const file = aMarkdownFile(matter, 'A \uFFFE b');
  await expect(newsArticles.read(file, source)).rejects.toThrow('contains U+FFFE or U+FFFF');
  await expect(newsArticles.read(aMarkdownFile(matter.replace('A', '"A \\uFFFF"')), source)).rejects.toThrow(
    'title contains an invalid character',
  );
});

test('rejects a text that contains only unsafe HTML', async () => {
  const matter = 'title: A\ntags: a\ncover_image_url: /x.svg\nauthor_name: R';
  await expect(newsArticles.read(aMarkdownFile(matter, '<script>alert(1)</script>'), source)).rejects.toThrow(
    'The text is empty after unsafe HTML is removed.',
  );
});
