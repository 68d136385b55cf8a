// cspell:words Doce tejados lluvias Las empiezan mayo
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { expectUnsaved, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { CampaignTranslations, type CampaignTranslationsProps } from './campaign-translations.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const changed = 'This translation was changed in the meantime.';
const stored = { title: 'Doce tejados antes de las lluvias', description: 'Las lluvias empiezan en mayo.' };

const meta = preview.meta({
  title: 'Campaigns/CampaignTranslations',
  component: CampaignTranslations,
  tags: ['experimental'],
  args: {
    original: aDeskCampaign(),
    originalLanguage: 'en',
    languages: [
      { tag: 'es', name: 'Español' },
      { tag: 'ar', name: 'العربية' }, // cspell:disable-line
    ],
    language: 'es',
    path: '/desk/campaigns/1/translations',
    stored,
    onSave: fn<CampaignTranslationsProps['onSave']>(async (saved) => ({ ok: true, saved })),
    onRemove: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

export const Saves = meta.story({
  decorators: [reportsUnsaved],
  play: async ({ args, canvas }) => {
    await fill(canvas, { Title: 'Doce tejados' });
    await expectUnsaved(true);
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...stored, title: 'Doce tejados' }, stored));
    await expectUnsaved(false);
  },
});

/** Keeps the entries. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSave: fn<CampaignTranslationsProps['onSave']>(async () => ({ ok: false, message: changed })) },
  play: async ({ canvas }) => {
    await fill(canvas, { Title: 'Doce tejados' });
    await press(canvas, 'Save');
    await expect(await canvas.findByText(changed)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Doce tejados');
  },
});
