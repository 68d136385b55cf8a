import { expect, fn, spyOn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { StaffLinkPanel } from './staff-link-panel.tsx';

const meta = preview.meta({
  title: 'Staff/StaffLinkPanel',
  component: StaffLinkPanel,
  tags: ['experimental'],
  args: {
    link: `https://hearthlight.example/desk/welcome#${'3kT9xQ7w'.repeat(6)}`,
    onDone: fn(),
  },
});

export const Default = meta.story();

/** Nobody asked for a mail. */
export const WithoutMail = meta.story({
  tags: ['!autodocs'],
  play: ({ canvas }) => expect(canvas.queryByText(/by mail/)).toBeNull(),
});

/** No mail server is configured, it refused the mail, or it gets the mail again later. */
export const NotMailed = meta.story({
  args: { isMailed: false },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Pass it on yourself.*It may not arrive by mail, or only later/)).toBeVisible(),
});

export const Mailed = meta.story({
  args: { isMailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^It was sent by mail/)).toBeVisible();
    await expect(canvas.queryByText(/Pass it on yourself/)).toBeNull();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvas, 'Copy');
    await waitFor(() => expect(write).toHaveBeenCalledWith(args.link));
    await press(canvas, 'Done');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});
