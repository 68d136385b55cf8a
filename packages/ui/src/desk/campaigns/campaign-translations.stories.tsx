// cspell:words Doce tejados lluvias Las empiezan mayo
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { CampaignTranslationForm } from './campaign-translation-form.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const changed = 'This translation was changed in the meantime.';

const meta = preview.meta({
  title: 'Product/Desk/Campaigns/CampaignTranslationForm',
  component: CampaignTranslationForm,
  tags: ['experimental'],
  args: {
    original: aDeskCampaign(),
    originalLanguage: 'en',
    language: 'es',
    translation: { title: 'Doce tejados antes de las lluvias', description: 'Las lluvias empiezan en mayo.' },
    onSubmit: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

export const Saves = meta.story({
  play: async ({ args, canvas }) => {
    await fill(canvas, { Title: 'Doce tejados' });
    await press(canvas, 'Save');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      title: 'Doce tejados',
      description: 'Las lluvias empiezan en mayo.',
    });
  },
});

/** What was typed stays. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => ({ ok: false as const, message: changed })) },
  play: async ({ canvas }) => {
    await fill(canvas, { Title: 'Doce tejados' });
    await press(canvas, 'Save');
    await expect(await canvas.findByText(changed)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Doce tejados');
  },
});
