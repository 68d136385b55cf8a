import { sentences } from '@hearthlight/domain';
import { ErrorPage } from '@hearthlight/ui';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import { ChunkFailure } from '../routing/lazy-route.tsx';
import { usePageMeta } from '../routing/use-page-meta.ts';

/**
 * The router's fallback screen (specification §2), for an unknown address or an unexpected `error`.
 *
 * @summary The router's fallback screen (specification §2), for an unknown address or an unexpected `error`.
 */
export function Fallback({ error }: { error?: unknown }) {
  usePageMeta({ title: sentences.unexpected });
  return (
    <ErrorPage
      product={foundation.product}
      picture={site.errorPage.picture}
      title={sentences.unexpected}
      message={messageOf(error)}
      {...(error !== undefined && { onRetry: () => window.location.reload() })}
    />
  );
}

function messageOf(error: unknown): string {
  if (error instanceof ChunkFailure)
    return 'This page could not be loaded. Check your connection and try again.';
  return error === undefined
    ? 'There is no page at this address. It may have moved, or the link may be incomplete.'
    : 'This page stopped working. Try again; if that does not help, please contact us.';
}
