import { foundation, paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { PageFrame } from './page-frame.tsx';

const meta = {
  title: 'Site/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    foundation,
    current: paths.about,
    children: (
      <div className="mx-auto max-w-page px-gutter py-section">
        <h1 className="text-title">A page</h1>
        <p className="mt-4 max-w-text">What the page has to say stands between the top bar and the footer.</p>
      </div>
    ),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One banner, one main, one footer, and the year of today. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026');
    await expect(canvas.getByRole('link', { name: 'About', current: 'page' })).toBeVisible();
  },
};

/** The first Tab reaches the way past the links, which appears when it is focused. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
