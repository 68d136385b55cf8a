// cspell:words Cuarenta días agua bomba funciona desde hace cuarenta
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { expectUnsaved, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { aDeskUpdate } from './fixtures/index.ts';
import { UpdateTranslations, type UpdateTranslationsProps } from './update-translations.tsx';

const spanish = {
  title: 'Cuarenta días de agua',
  place: '',
  description: 'La bomba funciona desde hace cuarenta días.',
};
/** A function, because a constant would have the type of this one state. */
const stored = (texts: UpdateTranslationsProps['stored']) => texts;

const meta = preview.meta({
  title: 'Updates/UpdateTranslations',
  component: UpdateTranslations,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    original: aDeskUpdate({ place: '' }),
    originalLanguage: 'en',
    languages: [
      { tag: 'es', name: 'Español' },
      { tag: 'ar', name: 'العربية' }, // cspell:disable-line
    ],
    language: 'es',
    path: '/desk/updates/1/translations',
    stored: stored(null),
    onSave: fn<UpdateTranslationsProps['onSave']>(async (saved) => ({ ok: true, saved })),
    onRemove: resolvesTo({ ok: true }),
  },
});

/** Fields that are empty in the original are absent. */
export const Default = meta.story();

export const Saves = meta.story({
  decorators: [reportsUnsaved],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/The pump has run for forty days/)).toBeVisible();
    await expect(canvas.queryByLabelText('Place')).toBeNull();
    await fill(canvas, { Title: 'Cuarenta días de agua', Text: 'La bomba funciona.' });
    await expectUnsaved(true);
    await press(canvas, 'Save');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ ...spanish, description: 'La bomba funciona.' }, null),
    );
    await expect(await canvas.findByText('The translation was saved.')).toBeVisible();
    await expectUnsaved(false);
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Enter a text of at most 20,000 characters.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
