import { articleHtml, isArticleLink, isArticlePicture } from '@hearthlight/domain';
import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const config: Config = {
  ALLOWED_TAGS: articleHtml.tags,
  ALLOWED_ATTR: Object.values(articleHtml.attributes).flat(),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

const attributesOf: Record<string, readonly string[]> = articleHtml.attributes;

/** Runs after DOMPurify, which allows `data:` pictures and relative addresses. */
function restrictAddresses(node: Element): void {
  if (node.nodeName === 'A') {
    if (!isArticleLink(node.getAttribute('href') ?? '')) node.removeAttribute('href');
    else node.setAttribute('rel', 'noopener nofollow');
  }
  if (node.nodeName === 'IMG') {
    if (!isArticlePicture(node.getAttribute('src') ?? '')) return node.remove();
    node.setAttribute('loading', 'lazy');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
}

let purifier: DOMPurify | undefined;

/**
 * Returns HTML without scripts, styles, names and forms. Links get `rel="noopener nofollow"` and no target. Pictures
 * load lazily, and only from the web or this site. Requires a DOM.
 */
export function sanitizeHtml(html: string): string {
  if (!purifier) {
    purifier = createPurifier(window);
    purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
      attribute.keepAttr = attributesOf[node.localName]?.includes(attribute.attrName) ?? false;
    });
    purifier.addHook('afterSanitizeAttributes', restrictAddresses);
  }
  return purifier.sanitize(html, config);
}
