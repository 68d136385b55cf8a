import { UnsavedProvider } from '@hearthlight/ui/parts';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { press } from './act.ts';

const report = fn<(isUnsaved: boolean) => void>();

/** Decorates a story with an app that asks before a page with unsaved changes is left. */
export const reportsUnsaved = (Story: ComponentType) => (
  <UnsavedProvider value={report}>
    <Story />
  </UnsavedProvider>
);

/** Waits until the form of the story has reported whether it has unsaved changes. */
export const expectUnsaved = (isUnsaved: boolean): Promise<void> =>
  waitFor(() => expect(report).toHaveBeenLastCalledWith(isUnsaved));

/** Closes the open dialog with unsaved changes, which asks first, and leaves it. */
export async function closeAndLeave(): Promise<void> {
  await press(screen, 'Close');
  await press(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })), 'Leave');
}
