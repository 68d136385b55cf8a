import './styles.css';
import 'virtual:content/brand.css';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { loadWords } from '@hearthlight/words';
import { languages } from '@hearthlight/words/languages';
import { foundation } from 'virtual:content/foundation';

import { chooseLanguage } from './language.ts';
import { setWords } from './words/words.ts';

const language = chooseLanguage(navigator.languages, foundation.languages);
document.documentElement.lang = language;
document.documentElement.dir = languages.find(({ tag }) => tag === language)?.direction ?? 'ltr';

// All other modules read words while they are evaluated.
setWords(await loadWords(language));
const { start } = await import('./start.tsx');
start(formatsOf(language, foundation.currency, foundation.timeZone));
