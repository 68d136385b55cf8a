/**
 * The allowed HTML of a news article: text, headings below the page's own, lists, quotes, tables, pictures and links.
 * The server stores and the browser renders nothing else (decision 0013).
 */
export const articleHtml = {
  tags: 'p h2 h3 h4 ul ol li blockquote strong em b i u s sup sub a img figure figcaption br hr code pre table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
  /** The allowed attributes by tag. Other tags have none. */
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
};

/** A path from the root of this site. `//host` and `/\host` name other hosts. */
const rootPath = String.raw`/(?![/\\])`;
const linkAddress = new RegExp(`^(?:https?://|mailto:|tel:|#|${rootPath})`, 'i');
const pictureAddress = new RegExp(`^(?:https://|${rootPath})`, 'i');

/** Browsers ignore tabs and line breaks in addresses, so `/<tab>/host` would name another host. */
const hasControlCharacter = (address: string) => /\p{Cc}/u.test(address);

/** Whether an article may link to an address: a web, mail or phone address, a path of this site or a fragment. */
export const isArticleLink = (address: string): boolean => linkAddress.test(address) && !hasControlCharacter(address);

/**
 * Whether an article, a campaign or an update may show the picture at an address: `https` (content security policy) or
 * a path of this site.
 */
export const isArticlePicture = (address: string): boolean =>
  pictureAddress.test(address) && !hasControlCharacter(address);

/** The same rule for the address of a cover or of a campaign's picture, which is encoded: it has no spaces. */
export const isPictureAddress = (address: string): boolean => isArticlePicture(address) && !/\s/u.test(address);

const hiddenClass = /(?:^|\s)(?:MsoComment\w*|msocom\w*|msoDel\w*|TrackChange\w*Delet\w*)(?=\s|$)/i;
const hiddenStyle =
  /(?:^|[;\s])(?:mso-element:\s*comment|mso-special-character:\s*comment|mso-hide:\s*all|display:\s*none|visibility:\s*hidden)/i;

/**
 * Whether a word processor shows an element to those who write only: comments, tracked deletions and hidden text. Word
 * names who has deleted a text and when. Without that, `del` is text that a page strikes through for all readers.
 */
export const isForWriters = (
  tag: string,
  { cite, class: names = '', datetime, hidden, style = '' }: Readonly<Record<string, string | undefined>>,
): boolean =>
  (tag === 'del' && (cite ?? datetime) !== undefined) ||
  hidden !== undefined ||
  hiddenClass.test(names) ||
  hiddenStyle.test(style);
