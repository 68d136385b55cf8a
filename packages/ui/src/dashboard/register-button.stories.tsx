import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { RegisterButton, type RegisterButtonProps } from './register-button.tsx';

const meta = {
  title: 'Dashboard/RegisterButton',
  component: RegisterButton,
  args: { title: 'A deep well for Garbatula', registered: false, joining: false, onRegister: fn() },
} satisfies Meta<typeof RegisterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register for A deep well for Garbatula' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const Joining: Story = {
  args: { joining: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Loading\.\.\./ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.dblClick(button);
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const Registered: Story = {
  args: { registered: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Registered/ });
    await userEvent.click(button);
    await expect(args.onRegister).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Moves on by one step at a press: joining, then registered. */
function Walk(props: RegisterButtonProps) {
  const [step, setStep] = useState(0);
  return (
    <>
      <RegisterButton {...props} joining={step === 1} registered={step === 2} onRegister={() => setStep(1)} />
      <button
        type="button"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setStep(2)}
      >
        Answer
      </button>
    </>
  );
}

export const KeepsTheFocusAllTheWay: Story = {
  render: (args) => <Walk {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Register for/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName(/^Loading\.\.\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(button).toHaveAccessibleName(/^Registered/);
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are registered for A deep well for Garbatula.',
    );
  },
};
