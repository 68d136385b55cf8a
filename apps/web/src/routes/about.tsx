import { foundation, pageMeta, paths } from '@hearthlight/domain';
import { AboutPage } from '@hearthlight/ui';

import { about } from '../content/about.ts';
import { usePageMeta } from './use-page-meta.ts';

export function Component() {
  usePageMeta(pageMeta[paths.about]);
  return <AboutPage content={about} foundation={foundation} />;
}
