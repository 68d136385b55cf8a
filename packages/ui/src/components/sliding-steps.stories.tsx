import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { SlidingSteps } from './sliding-steps.tsx';

/** Three steps as in the recovery of an account; the last has no heading. */
function Recovery() {
  const [step, setStep] = useState(0);
  return (
    <div className="max-w-sheet">
      <SlidingSteps current={step}>
        <div className="grid gap-4.5">
          <h2 className="text-heading">Your e-mail</h2>
          <Field label="E-mail address" />
          <Field label="Full name" />
          <Button onClick={() => setStep(1)}>Continue</Button>
        </div>
        <div className="grid gap-4.5">
          <h2 className="text-heading">The code</h2>
          <Field label="Verification code" />
          <Button variant="quiet" onClick={() => setStep(0)}>
            Back
          </Button>
          <Button onClick={() => setStep(2)}>Verify</Button>
        </div>
        <p>Your new password is kept.</p>
      </SlidingSteps>
      <p className="mt-6">Already have an account?</p>
    </div>
  );
}

const meta = {
  title: 'Components/SlidingSteps',
  component: SlidingSteps,
  args: { current: 0, children: [] },
  render: () => <Recovery />,
} satisfies Meta<typeof SlidingSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only the current step can be reached, and nothing takes the focus on arrival. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your e-mail' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'The code' })).not.toBeInTheDocument();
    await expect(document.body).toHaveFocus();
  },
};

/** The focus goes to the heading of the new step; going back finds what was typed. */
export const ForthAndBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'zainab@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { name: 'The code' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: 'E-mail address' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Your e-mail' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('zainab@example.org');
  },
};

/** Where a step has no heading, the step itself has the focus, so that it is read. */
export const WithoutHeading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(canvas.getByText('Your new password is kept.').parentElement).toHaveFocus();
  },
};

/** A short step leaves no gap where a longer one was. */
export const Height: Story = {
  play: async ({ canvas }) => {
    const below = canvas.getByText('Already have an account?');
    const before = below.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(below.getBoundingClientRect().top).toBeLessThan(before - 100);
  },
};

/** The tab key passes by the steps out of sight. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
