import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { aMailDocument } from './fixtures/index.ts';
import { MailPreview } from './mail-preview.tsx';

const meta = preview.meta({
  title: 'Updates/MailPreview',
  component: MailPreview,
  tags: ['experimental'],
  args: {
    mail: { subject: 'News about “A deep well for the four villages of Garbatula”', html: aMailDocument },
    language: 'en',
    languages: [
      { tag: 'en', name: 'English' },
      { tag: 'es', name: 'Español' },
    ],
    onLanguage: fn(),
  },
});

export const Default = meta.story();

/** The frame is as high as the mail. */
export const ChangesLanguage = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('The mail');
    await waitFor(() => expect(frame.offsetHeight).toBeGreaterThan(150));
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Español');
    await expect(args.onLanguage).toHaveBeenCalledWith('es');
  },
});

export const OneLanguage = meta.story({
  args: { languages: [{ tag: 'en', name: 'English' }] },
  play: async ({ canvas }) => expect(canvas.queryByLabelText('Language')).toBeNull(),
});

export const LongText = meta.story({
  args: { mail: { subject: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(4), html: aMailDocument } }, // cspell:disable-line
});
