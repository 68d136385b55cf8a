// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { deskPeople as en } from '../en/desk-people.ts';
import { deskPeople as es } from '../es/desk-people.ts';
import { deskPeople as pl } from '../pl/desk-people.ts';
import { deskPeople as ar } from '../ar/desk-people.ts';

export const deskPeople = ofCurrentLanguage({ en, es, pl, ar });
