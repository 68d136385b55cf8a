import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { requestAssistance } from 'virtual:content/request-assistance';

import preview from '#storybook/preview';

import { RequestAssistance } from './request-assistance.tsx';

const meta = preview.meta({
  title: 'Product/Home/RequestAssistance',
  component: RequestAssistance,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { content: requestAssistance },
});

export const Default = meta.story({});

/** The steps of a request, and a link to the form. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Request Assistance' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request help' })).toHaveAttribute('href', paths.requestHelp);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
