import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';
import { newsCalls } from './desk-calls.ts';

/** The title of a new article. */
export const newArticleForm = newsCalls.createArticle.request;
export type NewArticle = z.output<typeof newArticleForm>;

/** A translation of an article. */
export const translationForm = z.object(rules.translationFields);
