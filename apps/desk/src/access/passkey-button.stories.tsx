import { sentences } from '@hearthlight/domain';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { PasskeyButton } from './passkey-button.tsx';

const meta = preview.meta({
  title: 'Access/PasskeyButton',
  component: PasskeyButton,
  tags: ['experimental'],
  args: {
    children: 'Use a passkey',
    hint: 'Your device asks for your fingerprint, face or PIN.',
    onPasskey: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** The device asks once. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onPasskey: fn(neverResolves) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Use a passkey');
    await press(canvas, 'Use a passkey');
    const button = canvas.getByRole('button', { name: 'Use a passkey' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
});

/** Each attempt takes the sentence of the one before away. */
export const Offline = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) => void args.onPasskey.mockResolvedValueOnce({ ok: false }),
  play: async ({ canvas }) => {
    await press(canvas, 'Use a passkey');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await press(canvas, 'Use a passkey');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});
