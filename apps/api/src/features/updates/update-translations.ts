import type { UpdateTranslation } from '@hearthlight/domain/desk';

import type { DeskTranslations } from '../translations/desk-translations.ts';
import { updateTranslation } from './update-translation.ts';
import { lockUpdate } from './updates.ts';

type Texts = NonNullable<Awaited<ReturnType<typeof updateTranslation.find>>>;

const orNull = (text: string) => (text === '' ? null : text);

/** Translations of impact updates in the desk. */
export const updateTranslations: DeskTranslations<Texts, UpdateTranslation> = {
  kind: updateTranslation,
  describe: ({ description, place, title }) => ({ title: title ?? '', place: place ?? '', description }),
  textsOf: ({ description, place, title }) => ({ title: orNull(title), place: orNull(place), description }),
  lock: lockUpdate,
};
