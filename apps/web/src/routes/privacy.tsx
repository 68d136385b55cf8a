import { PrivacyPage } from '@hearthlight/ui/product';
import { foundation } from 'virtual:content/foundation';
import { privacy } from 'virtual:content/privacy';
import { privacy as privacyWords, site } from 'virtual:content/words';

import { withWords } from '../routing/with-words.tsx';

const Privacy = () => privacy && <PrivacyPage content={privacy} foundation={foundation} />;

export const Component = withWords({ privacy: privacyWords, site }, Privacy);
