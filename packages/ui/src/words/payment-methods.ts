'use client';

import { paymentMethods } from '@hearthlight/words/payment-methods';

import { wordsHook } from './words-provider.ts';

export const usePaymentMethodWords = wordsHook('paymentMethods', paymentMethods);
