import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { EnrollPage, type EnrollPageProps } from './enroll-page.tsx';

const secret = { secret: 'ABCD2345ABCD6723', uri: 'otpauth://totp/Hearthlight?secret=ABCD2345ABCD6723' };
const codes = Array.from({ length: 10 }, (_, index) => `k3t9x-7wq2${index}`);

const starts = (answer: typeof secret | undefined): EnrollPageProps['onStartTotp'] => fn(async () => answer);
/** A function, because a constant would have the type of this one state. */
const withoutCodes = (): Pick<EnrollPageProps, 'recoveryCodes'> => ({ recoveryCodes: undefined });

const meta = preview.meta({
  title: 'Product/Desk/Access/EnrollPage',
  component: EnrollPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hero.svg' },
    hasPasskeys: true,
    onPasskey: resolvesTo({ ok: true }),
    onStartTotp: starts(secret),
    onFinishTotp: resolvesTo({ ok: false, message: 'The code is wrong.' }),
    ...withoutCodes(),
    onKept: fn(),
  },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const App = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Set up an app');
    await expect(
      await canvas.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expect(canvas.getByText('ABCD 2345 ABCD 6723')).toBeVisible();
    await fill(canvas, { 'Code from your app': '123456' });
    await press(canvas, 'Finish');
    await waitFor(() => expect(args.onFinishTotp).toHaveBeenCalledWith({ code: '123456' }));
    await expect(await canvas.findByText('The code is wrong.')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { onStartTotp: starts(undefined) },
  play: async ({ canvas }) => {
    await press(canvas, 'Set up an app');
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible();
  },
});

/** Shown once, and left on purpose. */
export const RecoveryCodes = meta.story({
  args: { recoveryCodes: codes },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await press(canvas, 'I have kept them');
    await expect(args.onKept).toHaveBeenCalledOnce();
  },
});
