// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { ofCurrentLanguage } from '../../current-language.ts';
import { paymentMethods as en } from '../en/payment-methods.ts';
import { paymentMethods as es } from '../es/payment-methods.ts';
import { paymentMethods as pl } from '../pl/payment-methods.ts';
import { paymentMethods as ar } from '../ar/payment-methods.ts';

export const paymentMethods = ofCurrentLanguage({ en, es, pl, ar });
