import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ArchPicture } from './arch-picture.tsx';

const meta = {
  title: 'Components/ArchPicture',
  component: ArchPicture,
  args: { src: '/pictures/well.svg', alt: 'A stone well under a red roof' },
  decorators: [
    (Picture) => (
      <div className="max-w-[22rem]">
        <Picture />
      </div>
    ),
  ],
} satisfies Meta<typeof ArchPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has its room before it is loaded, and is loaded when it comes near. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A stone well under a red roof' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '400');
    await expect(picture).toHaveAttribute('height', '330');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(400 / 330, 2);
  },
};

/** What is seen first is asked for first. */
export const Eager: Story = {
  args: { src: '/pictures/hero.svg', alt: 'A lit house at dawn, its door open', ratio: 'hero', eager: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A lit house at dawn, its door open' });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

/** The plain arch and the words stay of a picture that cannot be had. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', eager: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
    const words = canvas.getByText('A stone well under a red roof');
    const { width, height } = words.parentElement?.getBoundingClientRect() ?? { width: 0, height: 1 };
    await expect(width / height).toBeCloseTo(400 / 330, 2);
  },
};

/** A picture that only decorates is not announced. */
export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  decorators: [
    (Pictures) => (
      <div className="flex w-[60rem] max-w-full flex-wrap items-end gap-6 *:w-60">
        <Pictures />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <ArchPicture {...args} eager />
      <ArchPicture alt="A portrait" src="/pictures/portrait-03.svg" ratio="portrait" eager />
      <ArchPicture alt="A lit house" src="/pictures/hero.svg" ratio="hero" eager />
    </>
  ),
};
