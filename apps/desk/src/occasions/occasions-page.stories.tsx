import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aLongOccasion, anOccasionRow } from './fixtures/index.ts';
import { OccasionsPage, type OccasionsPageProps } from './occasions-page.tsx';

const shown: Pick<OccasionsPageProps, 'view'> = {
  view: { status: 'ready', occasions: [anOccasionRow(), aLongOccasion] },
};

const meta = preview.meta({
  title: 'Occasions/OccasionsPage',
  component: OccasionsPage,
  tags: ['experimental'],
  args: shown,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'In memory of Amara Diallo' });
    await expect(link).toHaveAttribute('href', '/desk/occasions/3');
    await expect(canvas.getAllByText('$1,840.50')).toHaveLength(2);
  },
});
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({ args: { view: { status: 'ready', occasions: [] } } });

export const Many = meta.story({
  args: {
    view: {
      status: 'ready',
      occasions: Array.from({ length: 250 }, (_, index) =>
        anOccasionRow({ id: index + 1, kind: index % 3 ? 'memory' : 'honor', gifts: index }),
      ),
      onShowMore: fn(),
    },
  },
  play: async ({ args: { view }, canvas }) => {
    await press(canvas, 'Show more');
    await expect(view.status === 'ready' && view.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
