// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskTranslations as en } from '../en/desk-translations.ts';
import { deskTranslations as es } from '../es/desk-translations.ts';
import { deskTranslations as pl } from '../pl/desk-translations.ts';
import { deskTranslations as ar } from '../ar/desk-translations.ts';

export const deskTranslations = ofCurrentLanguage({ en, es, pl, ar });
