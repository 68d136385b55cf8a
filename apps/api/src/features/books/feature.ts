import type { Feature } from '../../actions/feature.ts';

/** Entries, givers and receipts, which other features change. Has no calls of its own. */
export const books: Feature = {};
