import { articleHtml } from '@hearthlight/domain';
import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const config: Config = {
  ALLOWED_TAGS: articleHtml.tags,
  ALLOWED_ATTR: Object.values(articleHtml.attributes).flat(),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** An address of this site from its root (not `//host`), or a web address. */
const pictureAddress = /^(?:https?:\/\/|\/(?![/\\]))/i;
const linkAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

const attributesOf: Record<string, readonly string[]> = articleHtml.attributes;

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
    purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
      attribute.keepAttr = attributesOf[node.localName]?.includes(attribute.attrName) ?? false;
    });
    purifier.addHook('afterSanitizeAttributes', settle);
  }
  return purifier.sanitize(html, config);
}
