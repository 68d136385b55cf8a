import { aDonation } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { YearSelect } from './year-select.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/YearSelect',
  component: YearSelect,
  tags: ['internal'],
  args: {
    donations: [aDonation(), aDonation({ date_of_donation: '2025-02-10' }), aDonation()],
    year: '',
    onChange: fn(),
  },
});

export const Default = meta.story();

/** Each year once, the newest first. */
export const Choose = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toEqual(['All years', '2026', '2025']);
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2025');
    await expect(args.onChange).toHaveBeenCalledWith('2025');
  },
});

/** Nothing to choose. */
export const OneYear = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { donations: [aDonation()] },
  play: ({ canvas }) => expect(canvas.queryByRole('combobox')).toBeNull(),
});
