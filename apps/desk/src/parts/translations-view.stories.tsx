// cspell:words Doce tejados lluvias empiezan mayo Las
import { Button, Field } from '@hearthlight/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { paragraphs } from './merge-entry.ts';
import { type TranslationEntry, TranslationsView, type TranslationsViewProps } from './translations-view.tsx';

type Texts = Record<'title' | 'description', string>;

/** Functions, because constants would have the types of these values. */
const stored = (texts: Texts | null): TranslationsViewProps<Texts>['stored'] => texts;
const fields = (list: TranslationsViewProps<Texts>['fields']) => list;
const kept = (texts?: TranslationsViewProps<Texts>['kept']) => texts;

const spanish: Texts = { title: 'Doce tejados', description: 'Las lluvias empiezan en mayo.' };

/** A form of one field, which keeps what is typed. */
const renderForm = ({ text, onSubmit }: TranslationEntry<Texts>) => (
  <div className="grid max-w-text justify-items-start gap-4">
    <Field className="w-full" label="Title" name="title" defaultValue={text.title} />
    <Button size="small" onClick={() => void onSubmit(text)}>
      Save
    </Button>
  </div>
);

const meta = preview.meta({
  title: 'Parts/TranslationsView',
  component: TranslationsView<Texts>,
  tags: ['experimental'],
  args: {
    languages: [
      { tag: 'es', name: 'Español' },
      { tag: 'ar', name: 'العربية' }, // cspell:disable-line
    ],
    language: 'es',
    path: '/desk/news/7/translations',
    stored: stored(spanish),
    empty: { title: '', description: '' },
    kept: kept(),
    renderForm,
    fields: fields([
      { name: 'title', label: 'Title' },
      { name: 'description', label: 'Description', blocks: paragraphs },
    ]),
    onSave: fn<TranslationsViewProps<Texts>['onSave']>(async (saved) => ({ ok: true, saved })),
    onRemove: fn<TranslationsViewProps<Texts>['onRemove']>(async () => ({ ok: true })),
  },
});

export const Default = meta.story();

/** Not translated yet: there is nothing to remove. */
export const Empty = meta.story({
  args: { stored: null },
  beforeEach: ({ args }) => void args.onSave.mockResolvedValueOnce({ ok: true, saved: null }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not translated yet. Readers of this language see the original.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove the translation' })).toBeNull();
    await press(canvas, 'Save');
    await expect(args.onSave).toHaveBeenLastCalledWith({ title: '', description: '' }, null);
  },
});

/** The fields are empty again. */
export const Removes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await pressAndConfirm(canvas, 'Remove the translation');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(ownPassword));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''));
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onRemove.mockResolvedValueOnce({ ok: false, message: 'Not now.' }),
  play: async ({ canvas }) => {
    const dialog = await pressAndConfirm(canvas, 'Remove the translation');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Doce tejados');
  },
});

/** A kept text that changes another translation than the stored one is merged with it. */
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ args }) => void args.onSave.mockImplementationOnce(async (saved) => ({ ok: true, saved })),
  args: {
    kept: {
      text: { ...spanish, title: 'Tejados' },
      basedOn: { ...spanish, description: '' },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You changed different parts/)).toBeVisible();
    await press(canvas, 'Save merged version');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...spanish, title: 'Tejados' }, spanish));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Tejados'));
  },
});

/** The text changes while it is written. It is merged when the server refuses it, not while somebody types. */
export const RefusedByConflict = meta.story({
  tags: ['!autodocs'],
  args: {
    kept: undefined,
    onSave: fn<TranslationsViewProps<Texts>['onSave']>(async () => ({
      ok: false,
      message: 'This translation was changed in the meantime.',
      isConflict: true,
    })),
  },
  render: (args) => <ChangesWhenSaved {...args} />,
  play: async ({ args, canvas }) => {
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(spanish, spanish));
    await expect(await canvas.findByText(/^Changes of the other person .* Title\.$/)).toBeVisible();
  },
});

/** A colleague saves another title just before. */
function ChangesWhenSaved({ onSave, ...view }: TranslationsViewProps<Texts>) {
  const [theirs, setTheirs] = useState(view.stored);
  return (
    <TranslationsView
      {...view}
      stored={theirs}
      onSave={async (texts, basedOn) => {
        setTheirs({ ...spanish, title: 'Los doce tejados' });
        return onSave(texts, basedOn);
      }}
    />
  );
}
