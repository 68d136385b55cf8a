import { AboutPage } from '@hearthlight/ui';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';

export function Component() {
  return <AboutPage content={about} foundation={foundation} />;
}
