// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskHealth as en } from '../en/desk-health.ts';
import { deskHealth as es } from '../es/desk-health.ts';
import { deskHealth as pl } from '../pl/desk-health.ts';
import { deskHealth as ar } from '../ar/desk-health.ts';

export const deskHealth = ofCurrentLanguage({ en, es, pl, ar });
