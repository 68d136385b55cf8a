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
  for (const { href, raw } of picturesIn(body)) {
    if (/^(?!https:)[a-z][a-z\d+.-]*:/i.test(href))
      throw new AdminError(`${document}: the picture ${href} must be a file, or begin with / or https://.`);
    const value = decoded(href);
    const address = await pictureAddress(folders, { document, field: 'the text', value });
    if (address !== value)
      markdown = markdown.replaceAll(
        raw,
        raw.replace(href, () => address),
      );
  }
  return { markdown, html: marked.parse(markdown, { async: false, gfm: true }) };
}

/** The pictures of a Markdown text: their addresses, and how each is written. */
function picturesIn(markdown: string): { href: string; raw: string }[] {
  const pictures: { href: string; raw: string }[] = [];
  void marked.walkTokens(marked.lexer(markdown, { gfm: true }), (token) => {
    if (token.type === 'image') pictures.push({ href: String(token['href']), raw: token.raw });
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
