import { aDonor } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';
import { requestAssistance } from 'virtual:content/request-assistance';

import preview from '#storybook/preview';

import { UnsentEntriesContext } from '../parts/unsent-entries-context.ts';
import { guidance } from './help-pane.guidance.ts';
import { HelpPane } from './help-pane.tsx';

const { first_name, last_name, email } = aDonor();
const { picture, steps } = requestAssistance;

const meta = preview.meta({
  title: 'Product/Dashboard/Help/HelpPane',
  component: HelpPane,
  tags: ['stable'],
  parameters: { guidance },
  args: {
    supportEmail: 'support@hearthlight.example',
    donor: { first_name, last_name, email },
    assistance: { picture, steps },
    onOpenDraft: fn(),
  },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tell us what would help' })).toBeVisible();
  },
});

/** What was typed before is still there when the donor returns to the pane. */
export const UnsentEntry = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <UnsentEntriesContext value={{ helpEntry: { fullname: 'Halima Guyo' } }}>
      <HelpPane {...args} />
    </UnsentEntriesContext>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Halima Guyo'),
});

/** A wide screen shows what happens next beside the first field, which stays in the first view. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('region', { name: 'What happens next' }).getBoundingClientRect();
    const field = canvas.getByRole('textbox', { name: 'Full name' }).getBoundingClientRect();
    await expect(steps.left).toBeGreaterThan(field.right);
    await expect(steps.top).toBeLessThan(field.top);
  },
});

/** On a phone the form comes first. */
export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'What happens next' })).toBeNull();
  },
});

/** With large text on a small phone, the button starts where the heading above it does. */
export const LargeText = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('heading', { name: 'About you' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Use my details' });
    await expect(button.getBoundingClientRect().left).toBeCloseTo(left, 0);
  },
});
