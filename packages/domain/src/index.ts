/** Public API: what browser and server agree on. */
export * from './article-html.ts';
export * from './calls.ts';
export * from './dates.ts';
export * from './entities.ts';
export * from './forms.ts';
export * from './foundation.ts';
export * from './limits.ts';
export * from './mail-draft.ts';
export * from './money.ts';
export * from './new-comment.ts';
export * from './pages.ts';
export * from './paths.ts';
export * from './progress.ts';
export * from './result.ts';
export * from './sentences.ts';
export * from './text.ts';
export * as rules from './rules.ts';
export { paymentMethods } from './rules.ts';
