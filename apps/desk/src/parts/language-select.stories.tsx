import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { LanguageSelect } from './language-select.tsx';

const meta = preview.meta({
  title: 'Parts/LanguageSelect',
  component: LanguageSelect,
  tags: ['experimental'],
  args: {
    label: 'Language',
    language: 'en',
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'ar', name: 'العربية' },
    ],
    onLanguage: fn(),
  },
});

export const Default = meta.story();

/** Names each language in itself. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'العربية');
    await expect(args.onLanguage).toHaveBeenCalledWith('ar');
  },
});

export const OneLanguage = meta.story({
  args: { languages: [{ tag: 'en', name: 'English' }] },
  play: async ({ canvas }) => expect(canvas.queryByLabelText('Language')).toBeNull(),
});
