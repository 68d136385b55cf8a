import type { DeskGiftStatus, GiftEntry } from '@hearthlight/domain/desk';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import type { EntryKind, GiftStatus, Schema } from '../../database/schema.ts';

/** Returns the status of a gift as staff see it: a canceled pledge differs from a payment that failed. */
export const shownStatus = (gift: { payment_status: GiftStatus; canceled_at: number | null }): DeskGiftStatus =>
  gift.canceled_at === null ? gift.payment_status : 'canceled';

/**
 * Returns the kind of an entry as staff see it. A gift that failed stays so: where it has another status now, the entry
 * canceled it.
 */
export const shownKind = (kind: EntryKind, status: DeskGiftStatus): GiftEntry['kind'] =>
  kind === 'failed' && status !== 'failed' ? 'canceled' : kind;

/** Selects the gifts with a status as staff see it. */
export const hasStatus =
  (status: DeskGiftStatus) =>
  (where: ExpressionBuilder<Schema, 'gifts'>): Expression<SqlBool> => {
    if (status !== 'canceled' && status !== 'failed') return where('gifts.payment_status', '=', status);
    const isCanceled = where('gifts.canceled_at', status === 'canceled' ? 'is not' : 'is', null);
    return where.and([where('gifts.payment_status', '=', 'failed'), isCanceled]);
  };
