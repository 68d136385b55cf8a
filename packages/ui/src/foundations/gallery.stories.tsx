import { allowedPairs } from '@hearthlight/domain/palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import { ContrastTable } from './contrast-table.tsx';
import { MotionSpecimens } from './motion-specimens.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import { SentenceList } from './sentence-list.tsx';
import { SpaceScale } from './space-scale.tsx';
import { Swatches } from './swatches.tsx';
import { colors } from './tokens.ts';
import { TypeScale } from './type-scale.tsx';

/** The parts of the Foundations pages. */
const meta = {
  title: 'Foundations/Gallery',
  tags: ['visual', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  render: () => <Swatches />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(colors.length);
  },
};

export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(allowedPairs.length);
    await expect(canvas.getByText('17.18')).toBeVisible();
  },
};

export const Type: Story = {
  render: () => <TypeScale styles="scale" specimen={foundation.tagline} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('line height 1.08')).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: /text-title$/ })).toBeVisible();
  },
};

export const SingleTextStyles: Story = {
  tags: ['!visual'],
  render: () => <TypeScale styles="single" specimen={foundation.name} />,
};

export const Space: Story = { render: () => <SpaceScale /> };

export const Motion: Story = {
  render: () => <MotionSpecimens />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('button', { name: 'Move back' })).toHaveFocus();
  },
};

export const Scenes: Story = {
  tags: ['!visual'],
  render: () => <PictureGallery kind="scene" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('well.svg')).toBeVisible();
  },
};

export const Portraits: Story = {
  tags: ['!visual'],
  render: () => <PictureGallery kind="portrait" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(44);
  },
};

export const Sentences: Story = { render: () => <SentenceList /> };
