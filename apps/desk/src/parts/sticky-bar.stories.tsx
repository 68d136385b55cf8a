import { Button } from '@hearthlight/ui';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { StickyBar } from './sticky-bar.tsx';

const meta = preview.meta({
  title: 'Parts/StickyBar',
  component: StickyBar,
  tags: ['experimental'],
  args: {
    bar: (
      <>
        <span className="flex-1">Draft</span>
        <Button size="small">Publish</Button>
      </>
    ),
    children: (
      <>
        <div role="toolbar" aria-label="Tools" className="sticky top-(--below-bar) bg-paper p-3">
          Bold, italic
        </div>
        <p className="h-1000">The pump was switched on at six in the morning.</p>
      </>
    ),
  },
});

export const Default = meta.story({ tags: ['no-visual'] });

/** The bar does not cover sticky content below it. */
export const Scrolled = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Publish' });
    const tools = canvas.getByRole('toolbar', { name: 'Tools' });
    window.scrollTo(0, 800);
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await waitFor(() => expect(tools.getBoundingClientRect().top).toBeGreaterThan(bar.getBoundingClientRect().bottom));
    window.scrollTo(0, 0);
  },
});
