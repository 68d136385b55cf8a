import { expect, fn, spyOn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { StaffLinkPanel } from './staff-link-panel.tsx';

const meta = preview.meta({
  title: 'Product/Desk/People/StaffLinkPanel',
  component: StaffLinkPanel,
  tags: ['experimental'],
  args: {
    link: `https://hearthlight.example/desk/welcome#${'3kT9xQ7w'.repeat(6)}`,
    isMailed: false,
    onDone: fn(),
  },
});

export const Default = meta.story();

export const Mailed = meta.story({
  args: { isMailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/It was also sent by mail/)).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvas, 'Copy');
    await waitFor(() => expect(write).toHaveBeenCalledWith(args.link));
    await press(canvas, 'Done');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});
