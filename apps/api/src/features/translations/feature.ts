import type { Feature } from '../../actions/feature.ts';

/** Translations of content, whose features have the calls. */
export const translations: Feature = {};
