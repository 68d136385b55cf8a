import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { EnrollPage, type EnrollPageProps } from './enroll-page.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `k3t9x-7wq2${index}`);

/** A function, because a constant would have the type of this one state. */
const withoutCodes = (): Pick<EnrollPageProps, 'recoveryCodes'> => ({ recoveryCodes: undefined });

const meta = preview.meta({
  title: 'Access/EnrollPage',
  component: EnrollPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hero.svg' },
    hasPasskeys: true,
    onPasskey: resolvesTo({ ok: true }),
    onStartTotp: fn(async () => undefined),
    onFinishTotp: resolvesTo({ ok: true }),
    ...withoutCodes(),
    onKept: fn(),
  },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Shown once, and left on purpose. */
export const RecoveryCodes = meta.story({
  args: { recoveryCodes: codes },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await press(canvas, 'I have kept them');
    await expect(args.onKept).toHaveBeenCalledOnce();
  },
});
