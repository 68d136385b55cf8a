import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { TotpSetup, type TotpSetupProps } from './totp-setup.tsx';

const secret = { secret: 'ABCD2345ABCD6723', uri: 'otpauth://totp/Hearthlight?secret=ABCD2345ABCD6723' };

const meta = preview.meta({
  title: 'Access/TotpSetup',
  component: TotpSetup,
  tags: ['experimental'],
  args: {
    onStart: fn<TotpSetupProps['onStart']>(async () => secret),
    onFinish: resolvesTo({ ok: false, message: 'The code is wrong.' }),
  },
});

export const Default = meta.story();

/** The focus moves to what replaces the button. A code that is no code is not sent, a wrong one is refused. */
export const RejectedByServer = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Set up an app');
    await expect(await canvas.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(canvas.getByText(/^Scan this picture/)).toHaveFocus();
    await expect(canvas.getByText('ABCD 2345 ABCD 6723')).toBeVisible();
    await fill(canvas, { 'Code from your app': '123' });
    await press(canvas, 'Finish');
    await waitFor(() => expect(canvas.getByLabelText('Code from your app')).toBeInvalid());
    await expect(args.onFinish).not.toHaveBeenCalled();
    await fill(canvas, { 'Code from your app': '123456' });
    await press(canvas, 'Finish');
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledWith({ code: '123456' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code is wrong.');
  },
});

/** Another attempt shows the code. */
export const Failed = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onStart.mockResolvedValueOnce(undefined),
  play: async ({ canvas }) => {
    await press(canvas, 'Set up an app');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The picture could not be loaded.');
    await press(canvas, 'Set up an app');
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
});
