import { aDonor } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DonorCard } from './donor-card.tsx';

const meta = preview.meta({
  title: 'Dashboard/Frame/DonorCard',
  component: DonorCard,
  tags: ['internal'],
  args: { donor: aDonor() },
  decorators: [(Story) => <div className="max-w-[236px] bg-paper">{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zainab Okonkwo')).toBeVisible();
    await expect(canvas.getByText('zainab@example.org')).toBeVisible();
  },
});

export const UnknownDonor = meta.story({ args: { donor: undefined } });

export const LongText = meta.story({
  args: {
    donor: aDonor({
      first_name: 'Maximiliana-Konstantina',
      last_name: 'Papadopoulou-Wolfeschlegelsteinhausenbergerdorff',
      email: 'maximiliana.konstantina.papadopoulou.wolfeschlegelstein@letters.example.org',
    }),
  },
});
