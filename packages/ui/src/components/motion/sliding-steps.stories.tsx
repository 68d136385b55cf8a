import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import type { Canvas } from '../../../../../.storybook/act.ts';
import { showSource } from '../../../../../.storybook/shown-code.ts';
import { Recovery } from './sliding-steps.example.tsx';
import source from './sliding-steps.example.tsx?raw';
import { guidance } from './sliding-steps.guidance.ts';
import { SlidingSteps } from './sliding-steps.tsx';

showSource({ Recovery }, source);

const meta = preview.meta({
  title: 'Library/Motion/SlidingSteps',
  component: SlidingSteps,
  tags: ['stable'],
  parameters: { guidance },
  args: { current: 0, children: [] },
  render: () => <Recovery />,
});

export const Default = meta.story({ tags: ['matrix'] });

/** Only the current step is reachable, and the focus does not move on the first render. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your e-mail' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'The code' })).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
});

/** The focus moves to the field that the new step names, or to its heading. Going back finds the fields filled in. */
export const BackAndForth = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'zainab@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'E-mail address' })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Your e-mail' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('zainab@example.org');
  },
});

/** Without a heading, the step itself receives the focus. */
export const WithoutHeading = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(canvas.getByText('Your new password is saved.').parentElement).toHaveFocus();
  },
});

/** A short step is not as tall as the longest one. */
export const Height = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const below = canvas.getByText('Already have an account?');
    const before = below.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(below.getBoundingClientRect().top).toBeLessThan(before - 100);
  },
});

/** Tab skips the hidden steps. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

/** Allows motion, and stretches it to a minute. */
const inSlowMotion = () => {
  const allowed = spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
  const { style } = document.documentElement;
  style.setProperty('--motion-step', '60s');
  return () => {
    allowed.mockRestore();
    style.removeProperty('--motion-step');
  };
};

/** Returns the place of the next step when it begins to enter, in px from where it ends. */
async function startOfNext(canvas: Canvas): Promise<number> {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  const entering = canvas.getByRole('heading', { name: 'The code' });
  const start = entering.getBoundingClientRect().left;
  for (const motion of document.getAnimations()) motion.finish();
  return start - entering.getBoundingClientRect().left;
}

/** The next step enters from the right. */
export const Slides = meta.story({
  tags: ['!autodocs'],
  beforeEach: inSlowMotion,
  play: async ({ canvas }) => expect(await startOfNext(canvas)).toBeGreaterThan(200),
});

/** Right to left, the next step enters from the left. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  beforeEach: inSlowMotion,
  play: async ({ canvas }) => expect(await startOfNext(canvas)).toBeLessThan(-200),
});

/** A step that still slides out cannot be used. */
export const LeavesTheFormerStep = meta.story({
  tags: ['!autodocs'],
  beforeEach: inSlowMotion,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    button.focus();
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toHaveFocus();
    for (const motion of document.getAnimations()) motion.finish();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
