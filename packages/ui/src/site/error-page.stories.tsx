import { paths, sentences } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Site/ErrorPage',
  component: ErrorPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    message: 'There is nothing at this address, or it did not work. The way home is below.',
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The router's fallback says the sentence of the specification and leads home. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sentences.unexpected);
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      paths.home,
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

/** Code that did not arrive may arrive at the second try. */
export const ChunkFailed: Story = {
  args: {
    message: 'This page could not be loaded. Check your connection and try again; nothing is lost.',
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title:
      'The  news content was not found, although the address looked as if there should be something here',
    message: 'Nothing of what you typed is lost. '.repeat(9),
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
