// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
export const load = {
  'en': () => import('./en/index.ts'),
  'es': () => import('./es/index.ts'),
  'pl': () => import('./pl/index.ts'),
  'ar': () => import('./ar/index.ts'),
  'en-XA': () => import('./en-XA/index.ts'),
};
