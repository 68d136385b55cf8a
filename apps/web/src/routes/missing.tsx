import { sentences } from '@hearthlight/domain';
import { MissingPage } from '@hearthlight/ui';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import { usePageMeta } from '../routing/use-page-meta.ts';
import { GoOn } from './go-on.tsx';

/** The router's fallback screen for an unknown address (specification §2). */
export function Missing() {
  usePageMeta({ title: sentences.unexpected });
  return (
    <MissingPage foundation={foundation} picture={site.errorPage.picture}>
      <GoOn />
    </MissingPage>
  );
}
