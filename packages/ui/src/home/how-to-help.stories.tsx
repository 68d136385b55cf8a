import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { HowToHelp } from './how-to-help.tsx';

const meta = preview.meta({
  title: 'Product/Home/HowToHelp',
  component: HowToHelp,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { foundation, texts: home.howToHelp },
});

export const Default = meta.story({});

/** Three steps in order: the first links to the campaigns, the last to an e-mail. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(steps).toEqual(['Choose someone to help', 'Use your preferred transfer method', 'Send a Donation']);
    await expect(canvas.getByRole('link', { name: 'Choose someone to help' })).toHaveAttribute(
      'href',
      paths.beneficiaries,
    );
    await expect(canvas.getByRole('link', { name: 'Send a Donation' })).toHaveAttribute(
      'href',
      `mailto:${foundation.financeEmail}`,
    );
  },
});

/** The first step is no link. */
export const WithoutCampaigns = meta.story({
  args: { foundation: { ...foundation, withoutCampaigns: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose someone to help' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Choose someone to help' })).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
