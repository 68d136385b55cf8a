import { expect, within } from 'storybook/test';
import { requestAssistance } from 'virtual:content/request-assistance';

import preview from '#storybook/preview';

import { HelpSteps } from './help-steps.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Help/HelpSteps',
  component: HelpSteps,
  tags: ['internal'],
  args: { assistance: requestAssistance },
});

export const Default = meta.story({});

/** The same steps as on the home page, in order. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('region', { name: 'What happens next' }));
    await expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      requestAssistance.steps.map(({ title, text }) => title + text),
    );
    await expect(steps.getByRole('img')).toHaveAccessibleName(requestAssistance.picture.alt);
  },
});

export const LongText = meta.story({
  args: {
    assistance: {
      ...requestAssistance,
      steps: requestAssistance.steps.map(({ title, text }) => ({
        title: `${title} ${'and waits '.repeat(5)}`,
        text: `${text} ${text}`,
      })),
    },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
