import type { SelectQueryBuilder } from 'kysely';

import type { Schema } from '../../database/schema.ts';

/** Sorts campaigns as the site shows them: by position, then the newest first. An index has the same order. */
export const inOrder = <O>(
  query: SelectQueryBuilder<Schema, 'campaigns', O>,
): SelectQueryBuilder<Schema, 'campaigns', O> => query.orderBy('position').orderBy('id', 'desc');
