import * as z from 'zod/mini';

import * as rules from '../desk/rules.ts';
import type { OccasionEntry } from './desk-calls.ts';
import { occasionKinds } from './entities.ts';

/** The fields of the occasion of a gift, which may have none. */
export const occasionFields = {
  /** Empty for a gift without an occasion. */
  occasion_kind: z.pipe(z.string(), z.enum(['', ...occasionKinds])),
  occasion_name: rules.draftLine,
  /** The number of a known occasion of this name, `new` for another one, or empty as long as no other is known. */
  occasion_id: z.string(),
  occasion_tell: rules.tell,
};

interface OccasionTyped {
  occasion_kind: string;
  occasion_name: string;
}

/** An occasion has a name. */
export const namedOccasion = z.refine<OccasionTyped>(
  ({ occasion_kind: kind, occasion_name: name }) => kind === '' || name !== '',
  { error: () => rules.lineMissing(), path: ['occasion_name'] },
);

/** The occasion of a gift. */
export const giftOccasionForm = z.object(occasionFields).check(namedOccasion);
export type GiftOccasionEntered = z.output<typeof giftOccasionForm>;
/** The occasion of a gift as typed. */
export type GiftOccasionTyped = z.input<typeof giftOccasionForm>;

/** A gift without an occasion, as a form starts. */
export const noOccasion = {
  occasion_kind: '',
  occasion_name: '',
  occasion_id: '',
  occasion_tell: '',
};

/** Returns the occasion of a call from fields that passed the rules; `null` for none. */
export function occasionEntryOf({
  occasion_id: id,
  occasion_kind: kind,
  occasion_name: name,
  occasion_tell: tell,
}: GiftOccasionEntered): OccasionEntry | null {
  if (kind === '') return null;
  if (id !== '' && id !== 'new') return { is: 'known', id: Number(id) };
  return { is: 'new', kind, name, tell, another: id === 'new' };
}

/** A corrected occasion. */
export const editOccasionForm = z.object({
  kind: z.enum(occasionKinds),
  name: rules.requiredLine,
  tell: rules.tell,
  is_public: z.boolean(),
});
export type OccasionEntered = z.output<typeof editOccasionForm>;
