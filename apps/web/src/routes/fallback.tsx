import { sentences } from '@hearthlight/domain';
import { ErrorPage } from '@hearthlight/ui/product';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import { usePageMeta } from '../routing/use-page-meta.ts';

/**
 * The router's fallback screen (specification §2) for an unexpected error, or for a page whose code is missing without
 * a network. A reload would leave the site then.
 */
export function Fallback() {
  usePageMeta(sentences.unexpected);
  return (
    <ErrorPage
      product={foundation.product}
      picture={site.errorPage.picture}
      title={navigator.onLine ? sentences.unexpected : sentences.contentFailed}
      onRetry={() => {
        if (navigator.onLine) window.location.reload();
      }}
    />
  );
}
