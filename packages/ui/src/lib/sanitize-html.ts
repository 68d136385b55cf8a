import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const config: Config = {
  ALLOWED_TAGS:
    'p h2 h3 h4 ul ol li blockquote strong em b i u s sup sub a img figure figcaption br hr code pre table caption thead tbody tfoot tr th td'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** An address of this site from its root (not `//host`), or a web address. */
const pictureAddress = /^(?:https?:\/\/|\/(?![/\\]))/i;
const linkAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Checked after the sanitiser's own work, which lets `data:` pictures and bare relative addresses through. */
function settle(node: Element): void {
  if (node.nodeName === 'A') {
    if (!linkAddress.test(node.getAttribute('href') ?? '')) node.removeAttribute('href');
    else node.setAttribute('rel', 'noopener nofollow');
  }
  if (node.nodeName === 'IMG') {
    if (!pictureAddress.test(node.getAttribute('src') ?? '')) return node.remove();
    node.setAttribute('loading', 'lazy');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
}

let purifier: DOMPurify | undefined;

/**
 * The HTML of an editor without anything that runs, styles, names or submits. Links carry
 * `rel="noopener nofollow"` and no target; pictures load lazily, from the web or from this site only.
 * Needs a DOM.
 */
export function sanitizeHtml(html: string): string {
  if (!purifier) {
    purifier = createPurifier(window);
    purifier.addHook('afterSanitizeAttributes', settle);
  }
  return purifier.sanitize(html, config);
}
