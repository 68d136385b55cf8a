import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { pageOf } from '../lib/page-of.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'Your donations', at: pageOf(1, 10_000, 25), onPage: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says where one is, and asks for the page before or after. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of Your donations' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 26 to 50 of 10,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenNthCalledWith(1, 0);
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 2);
  },
};

/** At an end the button stays where it is, keeps the focus and does nothing. */
export const Edge: Story = {
  args: { at: pageOf(2, 51, 25) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 51 to 51 of 51');
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

export const OnePage: Story = {
  args: { at: pageOf(0, 25, 25) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
