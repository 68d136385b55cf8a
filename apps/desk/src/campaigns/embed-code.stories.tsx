import { expect, spyOn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { EmbedCode } from './embed-code.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Campaigns/EmbedCode',
  component: EmbedCode,
  tags: ['experimental'],
  args: { campaign: aDeskCampaign(), origin: 'https://hearthlight.example' },
});

export const Default = meta.story();

/** A title cannot end the attribute that it is in. */
export const Escapes = meta.story({
  tags: ['!autodocs'],
  args: { campaign: aDeskCampaign({ id: 3, title: 'Wells & "more"' }) },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /^Copy: Widget/ }));
    await expect(write.mock.lastCall).toEqual([
      '<iframe src="https://hearthlight.example/campaigns/3/widget" title="Wells &amp; &quot;more&quot;" width="340" height="190" style="border: 0" loading="lazy"></iframe>',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Copy: Badge/ }));
    await expect(write.mock.lastCall).toEqual([
      '<img src="https://hearthlight.example/campaigns/3/badge.svg" alt="Wells &amp; &quot;more&quot;" width="320" height="88" loading="lazy">',
    ]);
  },
});
