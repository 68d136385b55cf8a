import { anImpactUpdate } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ImpactUpdateCard } from './impact-update-card.tsx';

const meta = {
  title: 'Dashboard/ImpactUpdateCard',
  component: ImpactUpdateCard,
  args: { update: anImpactUpdate() },
  decorators: [(Story) => <div className="max-w-[320px]">{Story()}</div>],
} satisfies Meta<typeof ImpactUpdateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = 'x'.repeat(399);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('now walk ten minutes.');
    await expect(canvas.getByText('Nov 12, 2026')).toBeVisible();
  },
};

export const FourHundredLettersAreNotCut: Story = {
  args: { update: anImpactUpdate({ description: `${long}y` }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${long}y`)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OneMoreIsCut: Story = {
  args: { update: anImpactUpdate({ description: `${long}yz` }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`${long}y...`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }));
    await expect(canvas.getByText(`${long}yz`)).toBeVisible();
  },
};

export const NoPictureNoDate: Story = {
  args: { update: { image_url: '/pictures/none.svg', description: 'A picture that is not there.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
  },
};
