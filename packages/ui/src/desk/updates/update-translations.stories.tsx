// cspell:words Cuarenta días agua bomba funciona desde hace cuarenta
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { TranslationsView } from '../parts/translations-view.tsx';
import { aDeskUpdate } from './fixtures/index.ts';
import { UpdateTranslationForm } from './update-translation-form.tsx';

const onRemove = fn(async () => ({ ok: true as const }));

const meta = preview.meta({
  title: 'Product/Desk/Updates/UpdateTranslationForm',
  component: UpdateTranslationForm,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    original: aDeskUpdate({ place: '' }),
    originalLanguage: 'en',
    language: 'es',
    translation: null,
    onSubmit: resolvesTo({ ok: true }),
  },
  decorators: [
    (Story, { args }) => (
      <TranslationsView
        languages={[
          { tag: 'es', name: 'Español' },
          { tag: 'ar', name: 'العربية' },
        ]}
        language={args.language}
        isTranslated={args.translation !== null}
        onRemove={onRemove}
      >
        <Story />
      </TranslationsView>
    ),
  ],
});

/** What the original leaves empty has no field. */
export const Default = meta.story();

export const Saves = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/The pump has run for forty days/)).toBeVisible();
    await expect(canvas.queryByLabelText('Place')).toBeNull();
    await fill(canvas, { Title: 'Cuarenta días de agua', Text: 'La bomba funciona.' });
    await press(canvas, 'Save');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      title: 'Cuarenta días de agua',
      place: '',
      description: 'La bomba funciona.',
    });
    await expect(await canvas.findByText('Saved. Visitors see the translation.')).toBeVisible();
  },
});

export const Translated = meta.story({
  args: {
    translation: {
      title: 'Cuarenta días de agua',
      place: '',
      description: 'La bomba funciona desde hace cuarenta días.',
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Remove the translation');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Enter a description of at most 20,000 characters.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
