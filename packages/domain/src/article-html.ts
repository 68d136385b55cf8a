/**
 * What the HTML of a news story is made of: text, headings below the page's own, lists, quotes, tables, pictures and
 * links. The server stores nothing else, and the page shows nothing else (`decisions`, news and comments).
 */
export const articleHtml = {
  tags: 'p h2 h3 h4 ul ol li blockquote strong em b i u s sup sub a img figure figcaption br hr code pre table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
  /** The attributes that each tag may carry; the others carry none. */
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
};
