// cspell:words Doce tejados lluvias
import type { Result } from '@hearthlight/domain';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { TranslationForm, type TranslationFormProps } from './translation-form.tsx';

interface InFormProps extends Omit<TranslationFormProps, 'rows' | 'onSubmit'> {
  originals: { title: string; place: string; description: string };
  errors: { title?: string };
  onSubmit: (texts: object) => void;
}

/** The form of a title, a place and a text, without rules. */
function InForm({ originals, errors, onSubmit, ...form }: InFormProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { title: '', place: '', description: '' } });
  const row = (name: keyof typeof originals, label: string) => ({
    label,
    original: originals[name],
    error: name === 'title' ? errors.title : undefined,
    registration: register(name),
  });
  return (
    <TranslationForm
      {...form}
      rows={[
        row('title', 'Title'),
        { ...row('place', 'Place'), optional: true },
        { ...row('description', 'Text'), isLong: true },
      ]}
      onSubmit={(event) => void handleSubmit((texts) => onSubmit(texts))(event)}
    />
  );
}

/** A function, because a constant would have the type of this one result. */
const result = (of?: Result) => of;

const meta = preview.meta({
  title: 'Parts/TranslationForm',
  component: InForm,
  tags: ['experimental'],
  args: {
    originals: {
      title: 'Twelve roofs before the rains',
      place: 'Conakry, Guinea',
      description: 'The rains begin in May.\n\nTwelve families still sleep under tarpaulins.',
    },
    errors: {},
    originalLanguage: 'en',
    language: 'es',
    pending: false,
    result: result(),
    onSubmit: fn(),
  },
});

export const Default = meta.story();

/** What the original leaves empty has no field. Browsers check the spelling of the language of a field. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  args: {
    originals: { title: 'Twelve roofs before the rains', place: '', description: 'The rains begin in May.' },
    result: { ok: true, message: 'The translation was saved.' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The translation was saved.');
    await expect(canvas.queryByLabelText('Place')).toBeNull();
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('lang', 'es');
    await fill(canvas, { Title: 'Doce tejados' });
    await press(canvas, 'Save');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      title: 'Doce tejados',
      place: '',
      description: '',
    });
  },
});

export const Invalid = meta.story({
  args: { errors: { title: 'Enter a title of at most 200 characters.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(
      'Enter a title of at most 200 characters.',
    );
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Save');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { result: { ok: false, message: 'This translation was changed in the meantime.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This translation was changed in the meantime.',
    );
  },
});

/** Each original is beside its field, on a phone above it. */
export const LongText = meta.story({
  args: {
    originals: {
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(3), // cspell:disable-line
      place: 'A place with a long name '.repeat(6),
      description: 'Twelve families still sleep under tarpaulins. '.repeat(30),
    },
  },
});

export const RightToLeft = meta.story({ args: { language: 'ar' } });
