// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskActivity as en } from '../en/desk-activity.ts';
import { deskActivity as es } from '../es/desk-activity.ts';
import { deskActivity as pl } from '../pl/desk-activity.ts';
import { deskActivity as ar } from '../ar/desk-activity.ts';

export const deskActivity = ofCurrentLanguage({ en, es, pl, ar });
