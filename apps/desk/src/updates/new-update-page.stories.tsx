import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { NewUpdatePage } from './new-update-page.tsx';

const meta = preview.meta({
  title: 'Updates/NewUpdatePage',
  component: NewUpdatePage,
  tags: ['experimental'],
  /* The form takes the date once, so a control would change nothing. */
  argTypes: { today: { control: false } },
  args: {
    today: '2026-11-20',
    language: 'en',
    campaigns: [{ id: 3, title: 'Twelve roofs before the rains in Conakry' }],
    loadPictures: loadsPictures,
    uploadPicture: storesPicture,
    onSubmit: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** An update has today's date, unless another one is chosen. */
export const HasTodaysDate = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByDisplayValue('2026-11-20')).toBeVisible();
    await press(canvas, 'Add the update');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
