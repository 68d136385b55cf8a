import { Sheet } from '@hearthlight/ui';
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

/** Shows differences word by word, without the tags of HTML, addresses of pictures and numbers of rows. */
export const Opened = meta.story({
  args: {
    entry: anActivityEntry({
      detail: 'Roof number ten',
      changes: [
        { field: 'title', before: 'Roof nine', after: 'Roof number ten' },
        { field: 'detail', before: '<p>Six <b>nails</b></p>', after: '<p>Six <b>screws</b></p>' },
        { field: 'cover_image_url', before: null, after: `/uploads/${'a1'.repeat(16)}-1600.webp` },
        { field: 'campaign_id', before: null, after: '4711' },
      ],
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Roof number ten' })).toHaveAttribute(
      'href',
      '/desk/news/12',
    );
    await userEvent.click(canvas.getByText(/^What changed: /, { selector: 'summary' }));
    await expect(canvas.getByText('What changed: Title, Text, Cover picture, Campaign')).toBeVisible();
    await expect(canvas.getByText(/^\d{1,2}:\d\d [AP]M$/)).toBeVisible();
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Title', 'Text', 'Cover picture', 'Campaign']);
    const added = canvas.getAllByRole('insertion').map(({ textContent }) => textContent);
    await expect(added).toEqual(['Added: number ten', 'Added: screws']);
    await expect(canvasElement).not.toHaveTextContent(/<p>|a1a1|4711/);
  },
});

/** Removed entries have no link, and digests are not shown. */
export const Removed = meta.story({
  args: {
    entry: anActivityEntry({ action: 'picture remove', subject: `picture ${'a1'.repeat(16)}`, changes: [] }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/a1a1/);
  },
});

/** Everything of access is in the log too. */
export const Access = meta.story({
  args: { entry: anActivityEntry({ action: 'access sign-in', subject: 'staff 3', changes: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Signed in' })).toHaveAttribute('href', '/desk/people');
  },
});

/** An action of another version is shown as it was stored. */
export const FromCommandLine = meta.story({
  args: {
    entry: anActivityEntry({ actor: 'root', source: 'command line', action: 'news polish', changes: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('news polish')).toBeVisible();
    await expect(canvas.queryByText(/^What changed/)).toBeNull();
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
    userEvent.click(canvas.getByText(/^What changed: /, { selector: 'summary' })),
});
