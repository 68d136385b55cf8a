import { expect, fn, screen } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { OccasionLetter } from './occasion-letter.tsx';

const html =
  '<!doctype html><html lang="en"><title>Letter</title><main><h1>In memory of Amara Diallo</h1><p>Ada François</p></main>';

const meta = preview.meta({
  title: 'Occasions/OccasionLetter',
  component: OccasionLetter,
  tags: ['experimental'],
  args: {
    html,
    isFailed: false,
    language: 'en',
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'ar', name: 'العربية' },
    ],
    onLanguage: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

/** Prints the letter alone, not the desk around it. */
export const Prints = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const frame = await screen.findByTitle('Letter for the family');
    const print = fn();
    if (frame instanceof HTMLIFrameElement && frame.contentWindow) frame.contentWindow.print = print;
    await press(screen, 'Print');
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.selectOptions(screen.getByLabelText('Language of the letter'), 'العربية');
    await expect(args.onLanguage).toHaveBeenCalledWith('ar');
  },
});

export const Loading = meta.story({ args: { html: undefined } });

export const Failed = meta.story({
  args: { html: undefined, isFailed: true },
  play: async () => {
    await expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  },
});

/** A site in one language has no choice. */
export const OneLanguage = meta.story({
  tags: ['!autodocs'],
  args: { languages: [{ tag: 'en', name: 'English' }] },
  play: async () => {
    await screen.findByTitle('Letter for the family');
    await expect(screen.queryByLabelText('Language of the letter')).not.toBeInTheDocument();
  },
});
