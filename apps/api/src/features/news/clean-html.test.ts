import { deskLimits } from '@hearthlight/domain/desk';
import { everyConstruct } from '@hearthlight/domain/fixtures';
import { deskRules as words } from '@hearthlight/words/desk-rules';
import { afterAll, expect, test } from 'vitest';

import { connectDatabase } from '../../database/open.ts';
import { uploadFolder } from '../../platform/uploads/upload-folder.ts';
import { newFolder } from '../../testing/engines.ts';
import { readArticleText } from './article-text.ts';
import { cleanHtml, shownHtml } from './clean-html.ts';

/** `sanitize-html` closes void elements as in XML. */
const withoutSlashes = (html: string) => html.replaceAll(' />', '>');

test('leaves what the desk’s editor writes as it is', () => {
  expect(withoutSlashes(cleanHtml(everyConstruct))).toBe(everyConstruct);
});

const nested = (levels: number) => `${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}`;
const source = {
  database: await connectDatabase({ databaseUrl: undefined, dataDirectory: newFolder() }),
  folders: { uploads: uploadFolder(''), content: '' },
};
afterAll(() => source.database.destroy());

test('keeps 100 elements inside each other', () => {
  expect(cleanHtml(nested(100))).toBe(nested(100));
});

test.each([
  ['101 elements inside each other', nested(101), 'too many layers'],
  ['390 kB of open elements', '<b>'.repeat(130_000), 'too many layers'],
  ['10,001 links that close by themselves', '<a>'.repeat(10_001), 'too many elements'],
  ['10,001 pictures', '<img src=/x>'.repeat(10_001), 'too many elements'],
  ['10,001 closing paragraphs', '</p>'.repeat(10_001), 'too many elements'],
  ['elements that are not allowed in an article', '<div>'.repeat(101), 'too many layers'],
  ['more than 400,000 characters', 'x'.repeat(400_001), 'This text is too long.'],
  ['characters that are longer once they are escaped', '<'.repeat(150_000), 'This text is too long.'],
])('refuses %s', (_, html, reason) => {
  expect(() => cleanHtml(html)).toThrow(reason);
});

test('keeps 10,000 elements beside each other, and shows more that an earlier version stored', () => {
  expect(cleanHtml('<p>'.repeat(10_000))).toBe('<p></p>'.repeat(10_000));
  expect(shownHtml('<p></p>'.repeat(10_001))).toBe('<p></p>'.repeat(10_001));
});

test('refuses a text that is too long before it is sanitized', () => {
  const hidden = `<!--${'x'.repeat(deskLimits.detail)}-->`;
  expect(() => cleanHtml(`<p>Rain.</p>${hidden}`)).toThrow(words.textTooLong);
});

test('does not count elements that close by themselves as levels', () => {
  const html = `${'<p>a'.repeat(200)}${'<br>'.repeat(200)}<ul>${'<li>b'.repeat(200)}</ul>`;
  expect(cleanHtml(html)).toContain('<li>b</li>');
});

test('shows a stored text of any depth as plain text', () => {
  expect(shownHtml(`<p>1 &lt; 2</p>${nested(101)}`)).toBe('1 &lt; 2 x');
  expect(shownHtml(nested(100))).toBe(nested(100));
});

test('converts 100 quotes inside each other and a rule of hyphens', async () => {
  const { html } = await readArticleText(source, 'article.md', `${'-'.repeat(200)}\n\n${'> '.repeat(100)}a`);
  expect(html).toContain('<hr>');
});

test.each([
  ['quotes inside each other', '>'.repeat(101), 'has too many quotes or lists inside each other'],
  ['lists inside each other', `Fine\n${'1. - '.repeat(51)}`, 'has too many quotes or lists inside each other'],
  ['more than 400,000 characters', 'x'.repeat(400_001), 'This text is too long.'],
])('refuses Markdown with %s', async (_, body, reason) => {
  await expect(readArticleText(source, 'article.md', body)).rejects.toThrow(reason);
});

test.each([
  [
    '<p>Text<span class="MsoCommentReference"><a class="msocomanchor" href="#_msocom_1">[A1]</a></span></p><div style="mso-element:comment-list"><p class="MsoCommentText">a <b>secret</b> remark</p></div><p>After</p>',
    '<p>Text</p><p>After</p>',
  ],
  [
    '<p>At <del cite="mailto:Ruth" datetime="2026-11-20T09:00">five</del><ins>six</ins><span class="msoDel"> or seven</span>.</p>',
    '<p>At six.</p>',
  ],
  ['<p>Now <del>9</del> 7 <del style="color:red">or 8</del> euros</p>', '<p>Now <s>9</s> 7 <s>or 8</s> euros</p>'],
  [
    '<p>Seen<span style="display:none;mso-hide:all"> not <em>seen</em></span>.</p><p hidden>Nor this</p>',
    '<p>Seen.</p>',
  ],
  ['<p><a style="mso-comment-reference:A_1">Commented</a> text</p>', '<p><a>Commented</a> text</p>'],
])('drops what a word processor shows to writers only: %s', (html, kept) => {
  expect(cleanHtml(html)).toBe(kept);
});
