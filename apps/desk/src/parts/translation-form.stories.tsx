// cspell:words Doce tejados lluvias
import type { UpdateTranslation } from '@hearthlight/domain/desk';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { TranslationForm, type TranslationFormProps } from './translation-form.tsx';

const args: TranslationFormProps<UpdateTranslation> = {
  loadRules: async () => (await import('@hearthlight/domain/desk')).updateTranslationForm,
  fields: [
    { name: 'title', label: 'Title' },
    { name: 'place', label: 'Place', optional: true },
    { name: 'description', label: 'Text', isLong: true },
  ],
  original: {
    title: 'Twelve roofs before the rains',
    place: 'Conakry, Guinea',
    description: 'The rains begin in May.\n\nTwelve families still sleep under tarpaulins.',
  },
  originalLanguage: 'en',
  language: 'es',
  text: { title: '', place: '', description: '' },
  onSubmit: fn(async () => ({ ok: true, message: 'The translation was saved.' })),
};

const meta = preview.meta({
  title: 'Parts/TranslationForm',
  component: TranslationForm<UpdateTranslation>,
  tags: ['experimental'],
  args,
});

export const Default = meta.story();

/** Fields that are empty in the original are absent. Browsers check the spelling of the language of a field. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  args: {
    original: { title: 'Twelve roofs before the rains', place: '', description: 'The rains begin in May.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Place')).toBeNull();
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('lang', 'es');
    const texts = { title: 'Doce tejados', description: 'Las lluvias.' };
    await fill(canvas, { Title: texts.title, Text: texts.description });
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('status')).toHaveTextContent('The translation was saved.');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...texts, place: '' });
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Save');
    await waitFor(() => expect(canvas.getByLabelText('Text')).toHaveFocus());
    await expect(canvas.getByLabelText('Text')).toHaveAccessibleDescription(/at most 20,000 characters/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
