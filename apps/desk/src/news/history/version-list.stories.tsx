import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { VersionList, type VersionListProps } from './version-list.tsx';

const aVersion = (number: number): VersionListProps['versions'][number] => ({
  number,
  by: number === 4 ? 'Amina Diallo' : 'Ruth Wanjiru',
  title: 'Forty days of water',
  at: `2026-11-${10 + number}T09:28:00.000Z`,
  publication: number === 2 ? 'public' : null,
});
/** A function, because a constant would have the type of this one version. */
const shown = (number: VersionListProps['shown']) => number;

const meta = preview.meta({
  title: 'News/History/VersionList',
  component: VersionList,
  tags: ['experimental'],
  args: { articleId: 7, versions: [4, 3, 2].map(aVersion), shown: shown(3) },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const NamesTheShown = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Nov 13, 2026');
    await expect(canvas.getByRole('link', { name: /Amina Diallo.*Newest/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Ruth Wanjiru.*On the site/ })).toHaveAttribute(
      'href',
      '/desk/news/7/history?version=2',
    );
  },
});

/** Of an article that is scheduled, visitors see no version yet. */
export const Scheduled = meta.story({
  args: { versions: [{ ...aVersion(4), publication: 'scheduled' }, aVersion(3)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Nov 14.*Goes out/ })).toBeVisible();
    await expect(canvas.queryByText('On the site')).toBeNull();
  },
});

/** Of an article that was taken off the site. */
export const TakenOff = meta.story({
  tags: ['!autodocs'],
  args: { versions: [aVersion(4), { ...aVersion(3), publication: 'former' }] },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /Nov 13.*Was on the site/ })).toBeVisible(),
});

export const LongText = meta.story({
  args: {
    versions: [{ ...aVersion(2), by: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(2), title: 'Water '.repeat(60) }], // cspell:disable-line
  },
});
