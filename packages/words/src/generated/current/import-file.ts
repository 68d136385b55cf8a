// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { importFile as en } from '../en/import-file.ts';
import { importFile as es } from '../es/import-file.ts';
import { importFile as pl } from '../pl/import-file.ts';
import { importFile as ar } from '../ar/import-file.ts';

export const importFile = ofCurrentLanguage({ en, es, pl, ar });
