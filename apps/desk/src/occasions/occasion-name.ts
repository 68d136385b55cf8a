import type { OccasionRow } from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

/** Returns whom gifts are for, such as `In memory of Amara Diallo`. */
export const occasionName = (
  words: Words['deskOccasions'],
  { kind, name }: Pick<OccasionRow, 'kind' | 'name'>,
): string => (kind === 'memory' ? words.inMemoryOf({ name }) : words.inHonorOf({ name }));
