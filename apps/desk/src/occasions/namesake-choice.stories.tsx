import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aLongOccasion, anOccasionRow } from './fixtures/index.ts';
import { NamesakeChoice } from './namesake-choice.tsx';

const meta = preview.meta({
  title: 'Occasions/NamesakeChoice',
  component: NamesakeChoice,
  tags: ['experimental'],
  args: { occasions: [anOccasionRow()], value: '', onChoose: fn() },
});

export const Default = meta.story();

/** Nothing is chosen until somebody decides. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Is it one of these people?' });
    await expect(group).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'In memory of Amara Diallo 12 gifts' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('3');
    await userEvent.click(canvas.getByRole('radio', { name: 'Somebody else' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('new');
  },
});

export const LongText = meta.story({ args: { occasions: [aLongOccasion], value: '4' } });
