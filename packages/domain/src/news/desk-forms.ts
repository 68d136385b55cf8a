import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';

/** A translation of an article. */
export const translationForm = z.object(rules.translationFields);
