import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Link } from '../actions/link.tsx';
import { guidance } from './panel.guidance.ts';
import { Panel } from './panel.tsx';

const meta = preview.meta({
  title: 'Library/Layout/Panel',
  component: Panel,
  tags: ['experimental'],
  parameters: { guidance },
  args: {
    title: 'Impact updates',
    action: (
      <Link href="/dashboard/updates" className="tap-target">
        All updates
      </Link>
    ),
    children: <p>What donations have achieved.</p>,
  },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Impact updates' });
    await expect(region).toContainElement(canvas.getByRole('heading', { level: 2 }));
  },
});

/** A heading of two words wraps, so that the link stays beside it. */
export const Mobile = meta.story({
  tags: ['!autodocs'],
  args: { title: 'Fundraising campaigns' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.left).toBeGreaterThan(heading.left + 100);
    await expect(link.top).toBeLessThan(heading.bottom);
  },
});

export const LongText = meta.story({
  args: { title: 'A title that is longer than the sheet is wide '.repeat(4) },
});
