import { sentences } from '@hearthlight/domain';
import { ErrorPage } from '@hearthlight/ui';

import { ChunkFailure } from './lazy-route.ts';
import { usePageMeta } from './use-page-meta.ts';

/** The router's fallback screen (`spec §2`): an unknown address, or an `error` that nobody expected. */
export function Fallback({ error }: { error?: unknown }) {
  usePageMeta({ title: sentences.unexpected });
  return (
    <ErrorPage
      title={sentences.unexpected}
      message={messageOf(error)}
      {...(error !== undefined && { onRetry: () => window.location.reload() })}
    />
  );
}

function messageOf(error: unknown): string {
  if (error instanceof ChunkFailure)
    return 'This page could not be loaded. Check your connection and try again; nothing is lost.';
  return error === undefined
    ? 'There is no page at this address. It may have moved, or the link may be incomplete.'
    : 'This page stopped working. Trying again often helps; if it does not, please write to us.';
}
