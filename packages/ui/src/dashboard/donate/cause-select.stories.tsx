import { aCampaign, aMoment, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { CauseSelect } from './cause-select.tsx';

const well = aCampaign();
const school = aCampaign({ id: 2, title: 'A year of school', date_ended: '2020-01-31' });

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/CauseSelect',
  component: CauseSelect,
  tags: ['internal'],
  args: { campaigns: [well, school], cause: '', now: new Date(aMoment), onChoose: fn() },
  decorators: [(Story) => <div className="max-w-sheet">{Story()}</div>],
});

export const Default = meta.story({});

/** An option says whether its campaign is funded or has ended. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Campaign' });
    await expect(select).toHaveDisplayValue('Another cause');
    await userEvent.selectOptions(select, canvas.getByRole('option', { name: /^A year of school \(.*ended\)$/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('A year of school');
  },
});

export const Chosen = meta.story({
  tags: ['!autodocs'],
  args: { cause: ` ${well.title} ` },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Campaign' });
    await expect(select).toHaveDisplayValue(well.title);
    await userEvent.selectOptions(select, 'Another cause');
    await expect(args.onChoose).toHaveBeenLastCalledWith('');
  },
});

/** The choice without a campaign is a valid cause. */
export const WhereNeededMost = meta.story({
  tags: ['!autodocs'],
  args: { cause: 'Where it is needed most' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Campaign' });
    await expect(select).toHaveDisplayValue('Where it is needed most');
    await userEvent.selectOptions(select, 'Another cause');
    await userEvent.selectOptions(select, 'Where it is needed most');
    await expect(args.onChoose).toHaveBeenLastCalledWith('Where it is needed most');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { campaigns: [aCampaign({ title: anAwkwardTitle })] },
});

/** What a gift for a campaign does that needs no more. */
export const EndedOrFunded = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    cause: 'a BRIDGE for the village',
    campaigns: [aCampaign({ title: 'A bridge for the village', date_ended: '2026-01-01' })],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveDisplayValue('A bridge for the village (ended)');
    await expect(select).toHaveAccessibleDescription(/^This campaign has ended\. Your gift is still recorded for it/);
  },
});
