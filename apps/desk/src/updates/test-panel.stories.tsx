import { sentences } from '@hearthlight/domain';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { TestPanel } from './test-panel.tsx';

const meta = preview.meta({
  title: 'Updates/TestPanel',
  component: TestPanel,
  tags: ['experimental'],
  args: {
    isTested: false,
    onTest: resolvesTo({ ok: true, message: 'A test mail is on its way to ruth@example.org.' }),
  },
});

export const Default = meta.story();

export const Tested = meta.story({ args: { isTested: true } });

export const Sends = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Send a test mail');
    await expect(await canvas.findByRole('status')).toHaveTextContent('A test mail is on its way to ruth@example.org.');
    await expect(args.onTest).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onTest: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Send a test mail');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
});
