import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FormNotice } from './form-notice.tsx';

const meta = {
  title: 'Components/FormNotice',
  component: FormNotice,
  args: { result: { status: 'refused', message: 'An error occurred. Please try again.' } },
} satisfies Meta<typeof FormNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  },
};

export const Succeeded: Story = {
  args: { result: { status: 'succeeded', message: 'Your comment is here.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your comment is here.');
  },
};

/** Nothing before the first submit, and nothing where the fields say it all. */
export const Empty: Story = {
  args: { result: { status: 'refused', message: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
