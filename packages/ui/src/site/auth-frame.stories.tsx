import { paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { AuthFrame } from './auth-frame.tsx';

const meta = {
  title: 'Site/AuthFrame',
  component: AuthFrame,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <div className="grid gap-6">
        <h1 className="text-title">Login to your account</h1>
        <Field label="E-mail address" type="email" />
        <Button fullWidth>Signin</Button>
      </div>
    ),
  },
} satisfies Meta<typeof AuthFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lit house at the left, the sheet at the right; the mark leads home. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hearthlight' })).toHaveAttribute('href', paths.home);
    await expect(canvas.getByText(/Ten thousand people/)).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};

export const LongText: Story = {
  args: {
    line: 'A longer line, which says in two sentences what an account is good for. It must leave room for the house below it.',
  },
};

/** Phones see the form at once: no art, only the way home. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ten thousand people/)).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hearthlight' })).toBeVisible();
  },
};
