// cspell:words Agua agua bomba Cuarenta días depósito encendió Kenia seis
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../../.storybook/form-result.ts';
import { loadsPictures, storesPicture } from '../../pictures/fixtures/index.ts';
import { ArticleTranslationForm, type ArticleTranslationFormProps } from './article-translation-form.tsx';

const spanish = {
  title: 'Cuarenta días de agua',
  tags: 'Agua',
  cover_image_description: 'Un depósito',
  detail: '<p>La bomba se encendió a las seis.</p>',
};

const meta = preview.meta({
  title: 'News/Translations/ArticleTranslationForm',
  component: ArticleTranslationForm,
  tags: ['experimental'],
  args: {
    text: spanish,
    uploadPicture: storesPicture,
    loadPictures: loadsPictures,
    onChange: fn(),
    onSubmit: fn<ArticleTranslationFormProps['onSubmit']>(async () => ({
      ok: true,
      message: 'The translation was saved.',
    })),
  },
});

export const Default = meta.story();

/** Each change is kept in the browser. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Text of the article' })).toHaveTextContent(
      'La bomba se encendió a las seis.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await fill(canvas, { Tags: 'Agua, Kenia' });
    const changed = { ...spanish, tags: 'Agua, Kenia' };
    await expect(args.onChange).toHaveBeenLastCalledWith(changed);
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(changed));
    await expect(await canvas.findByRole('status')).toHaveTextContent('The translation was saved.');
  },
});

/** The text is described by its error, and has the focus if nothing else is missing. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  args: { text: { ...spanish, title: '', detail: '' } },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text of the article' });
    await press(canvas, 'Save');
    await waitFor(() => expect(canvas.getByLabelText('Title')).toBeInvalid());
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await waitFor(() => expect(text).toHaveAccessibleDescription('Write the text.'));
    await expect(text).toBeInvalid();
    await fill(canvas, { Title: 'Agua' });
    await press(canvas, 'Save');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn<ArticleTranslationFormProps['onSubmit']>(neverResolves) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Save');
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

/** Keeps the entries. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: fn<ArticleTranslationFormProps['onSubmit']>(
      resolvesTo({ ok: false, message: 'This translation was changed in the meantime.' }),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas, { Title: 'Agua' });
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This translation was changed in the meantime.');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Agua');
  },
});
