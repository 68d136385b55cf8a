/** The history entry of a bill that was opened from the list, to which closing it goes back. */
export const openedFromList = { from: 'list' };

export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state;
