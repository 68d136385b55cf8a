import type { Donor } from '@hearthlight/domain';
import { aDonor } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './donor-card.guidance.ts';
import { DonorCard } from './donor-card.tsx';

/** A donor's name and address only. */
function named(changes?: Partial<Donor>) {
  const { first_name, last_name, email } = aDonor(changes);
  return { first_name, last_name, email };
}

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/DonorCard',
  component: DonorCard,
  tags: ['experimental'],
  parameters: { guidance },
  args: { donor: named() },
  decorators: [(Story) => <div className="max-w-[236px] bg-paper">{Story()}</div>],
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zainab Okonkwo')).toHaveAttribute('dir', 'auto');
    await expect(canvas.getByText('zainab@example.org')).toBeVisible();
  },
});

export const UnknownDonor = meta.story({ args: { donor: undefined } });

/** A surname of 17 letters stays on one line of the sidebar. */
export const LongSurname = meta.story({
  tags: ['!autodocs', 'default-foundation'],
  args: { donor: named({ last_name: 'Wolfeschlegelmann' }) },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/Wolfeschlegelmann/);
    const text = document.createRange();
    text.selectNodeContents(name);
    const lines = new Set(Array.from(text.getClientRects(), ({ bottom }) => Math.round(bottom)));
    await expect(lines.size).toBe(2);
  },
});

export const LongText = meta.story({
  args: {
    donor: named({
      first_name: 'Maximiliana-Konstantina',
      last_name: 'Papadopoulou-Wolfeschlegelsteinhausenbergerdorff',
      email: 'maximiliana.konstantina.papadopoulou.wolfeschlegelstein@letters.example.org',
    }),
  },
});
