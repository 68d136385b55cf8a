import { marked } from 'marked';
import * as z from 'zod';

import { ActionError, type PictureSource } from '../../actions/action.ts';
import { line } from '../../actions/document.ts';
import { pictureAddress } from '../pictures/document-pictures.ts';
import { requireLength } from './clean-html.ts';

/** The title of an article, which is part of its address. */
export const articleTitle = line.refine((title) => !/^\.{1,2}$/.test(title), 'cannot be used in an address');

/** The tags of an article, as a list or separated by commas. */
export const articleTags = z.union([line, z.array(line).transform((tags) => tags.join(', '))]);

/** The text of an article. */
export interface ArticleText {
  /** The Markdown as written, with picture files replaced by the addresses of the stored pictures. */
  markdown: string;
  /** The same text as HTML, not yet sanitized. */
  html: string;
}

/**
 * Reads the text of an article. Converts and stores picture files that it references. Throws an `ActionError` for an
 * unknown picture address, for a missing or invalid picture file, and for a text that is too long or nested too deeply.
 */
export async function readArticleText(source: PictureSource, document: string, body: string): Promise<ArticleText> {
  requireLength(body);
  if (tooDeep.test(body)) throw new ActionError(`${document} has too many quotes or lists inside each other.`);
  let markdown = body;
  for (const picture of picturesIn(body)) {
    const { href, raw } = picture;
    if (/^(?!https:)[a-z][a-z\d+.-]*:/i.test(href))
      throw new ActionError(`${document}: the picture ${href} must be a file, or begin with / or https://.`);
    const value = decoded(href);
    const address = await pictureAddress(source, { document, field: 'the text', value });
    if (address !== value) markdown = markdown.replaceAll(raw, () => writtenWith(address, picture));
  }
  return { markdown, html: marked.parse(markdown, { async: false, gfm: true }) };
}

/**
 * A line that opens more than 100 quotes or lists inside each other. The time to convert it grows with their square.
 */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){101}/m;

/** A picture in a Markdown text. */
interface WrittenPicture {
  href: string;
  /** Its source: `![The pump](pump.jpg)`, or `![The pump][1]` with the address elsewhere. */
  raw: string;
  text: string;
  title: string;
}

/** Rewrites a picture with another address. Replacing the address alone could change the text around it. */
function writtenWith(address: string, { text, title }: WrittenPicture): string {
  const label = text.replace(/[\\[\]]/g, String.raw`\$&`);
  const end = title === '' ? '' : ` "${title.replaceAll('"', String.raw`\"`)}"`;
  return `![${label}](${address}${end})`;
}

function picturesIn(markdown: string): WrittenPicture[] {
  const pictures: WrittenPicture[] = [];
  void marked.walkTokens(marked.lexer(markdown, { gfm: true }), (token) => {
    if (token.type !== 'image') return;
    const { href, text, title } = token;
    pictures.push({ href: String(href), raw: token.raw, text: String(text), title: String(title ?? '') });
  });
  return pictures;
}

/** Decodes a file name: Markdown writes a space as %20. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
