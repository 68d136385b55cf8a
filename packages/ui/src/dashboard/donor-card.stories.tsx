import { aDonor } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DonorCard } from './donor-card.tsx';

const meta = {
  title: 'Dashboard/DonorCard',
  component: DonorCard,
  args: { donor: aDonor() },
  decorators: [(Story) => <div className="max-w-[236px] bg-paper">{Story()}</div>],
} satisfies Meta<typeof DonorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zainab Okonkwo')).toBeVisible();
    await expect(canvas.getByText('zainab@example.org')).toBeVisible();
  },
};

export const NobodyKnownYet: Story = { args: { donor: undefined } };

export const LongText: Story = {
  args: {
    donor: aDonor({
      first_name: 'Maximiliana-Konstantina',
      last_name: 'Papadopoulou-Wolfeschlegelsteinhausenbergerdorff',
      email: 'maximiliana.konstantina.papadopoulou.wolfeschlegelstein@letters.example.org',
    }),
  },
};
