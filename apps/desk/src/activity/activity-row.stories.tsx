import { Sheet } from '@hearthlight/ui/parts';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ActivityRow } from './activity-row.tsx';
import { anActivityEntry } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Activity/ActivityRow',
  component: ActivityRow,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <Sheet aria-label="A list">
        <Story />
      </Sheet>
    ),
  ],
  args: { entry: anActivityEntry() },
});

export const Default = meta.story();

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Article published')).toBeVisible();
    await userEvent.click(canvas.getByText('Before and after', { selector: 'summary' }));
    await expect(canvas.getByRole('cell', { name: 'Water in Garbatula' })).toBeVisible();
  },
});

/** An action of another version is shown as it was stored. */
export const FromCommandLine = meta.story({
  args: {
    entry: anActivityEntry({ actor: 'root', source: 'command line', action: 'news polish', changes: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('news polish')).toBeVisible();
    await expect(canvas.queryByText('Before and after')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    entry: anActivityEntry({
      actor: 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(2), // cspell:disable-line
      detail: 'reason-without-a-space-'.repeat(12),
      changes: [
        { field: 'cover_image_description', before: null, after: 'A woman fills a jerrycan. '.repeat(20) },
        { field: 'detail', before: '<p>Water</p>', after: `https://example.org/${'a'.repeat(240)}` },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByText('Before and after', { selector: 'summary' })),
});
