import { marked } from 'marked';

import { AdminError, type PictureFolders } from './admin-context.ts';
import { pictureAddress } from './pictures.ts';

/** The text of an article. */
export interface ArticleText {
  /** The Markdown as it was written, but with the addresses of the stored pictures. */
  markdown: string;
  /** The same as HTML, which may be unsafe. */
  html: string;
}

/**
 * Reads the text of an article. A picture in it that is a file beside the document is converted and stored, as its cover
 * is. Throws an `AdminError` when the site has no such picture, or the file is missing or no picture.
 */
export async function readArticleText(
  folders: PictureFolders,
  document: string,
  body: string,
): Promise<ArticleText> {
  let markdown = body;
  for (const picture of picturesIn(body)) {
    const { href, raw } = picture;
    if (/^(?!https:)[a-z][a-z\d+.-]*:/i.test(href))
      throw new AdminError(`${document}: the picture ${href} must be a file, or begin with / or https://.`);
    const value = decoded(href);
    const address = await pictureAddress(folders, { document, field: 'the text', value });
    if (address !== value) markdown = markdown.replaceAll(raw, () => writtenWith(address, picture));
  }
  return { markdown, html: marked.parse(markdown, { async: false, gfm: true }) };
}

/** A picture of a Markdown text. */
interface WrittenPicture {
  href: string;
  /** How it is written: `![The pump](pump.jpg)`, or `![The pump][1]` with its address elsewhere. */
  raw: string;
  /** What it shows. */
  text: string;
  title: string;
}

/** Writes a picture anew with another address: the former one may also be part of the text, or be elsewhere. */
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

/** The name of the file that an address names: in Markdown, a space is written as %20. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
