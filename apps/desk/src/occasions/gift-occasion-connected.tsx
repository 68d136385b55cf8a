import { type GiftOccasionEntered, occasionEntryOf } from '@hearthlight/domain/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { useMay } from '../session/me.ts';
import { findNamesakes } from './calls.ts';
import { GiftOccasionPanel } from './gift-occasion-panel.tsx';
import { occasionsKey } from './queries.ts';

/** Whom a gift is in memory or in honor of, once it is known whether it is for somebody. */
export function GiftOccasion({ gift: id }: { gift: number }) {
  const params = { id };
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [...occasionsKey, 'of', id],
    queryFn: ({ signal }) => fetchCall('giftOccasion', { params, signal }),
  });
  const set = useChange(
    (values: GiftOccasionEntered, from: number | null) =>
      fetchCall('setOccasion', { params, request: { from, occasion: occasionEntryOf(values) } }),
    // A refusal means that it was changed meanwhile.
    { onSettled: () => queryClient.invalidateQueries({ queryKey: occasionsKey }) },
  );
  const props = { mayChange: useMay('books.write'), onNamesakes: findNamesakes, onSet: set };
  return data ? <GiftOccasionPanel occasion={data.occasion} {...props} /> : null;
}
