import { expect, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { showSource } from '../../../../../.storybook/shown-code.ts';
import { CauseForm } from './text-area.example.tsx';
import source from './text-area.example.tsx?raw';
import { guidance } from './text-area.guidance.ts';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  title: 'Library/Forms/TextArea',
  component: TextArea,
  tags: ['stable'],
  parameters: { guidance },
  args: { label: 'Request description' },
  decorators: [
    (Story) => (
      <div className="max-w-text">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['matrix'] });

export const Anatomy = meta.story({
  tags: ['anatomy', '!autodocs'],
  args: {
    hint: 'Two or three sentences are enough.',
    error: 'Write at least 20 characters.',
    maxLength: 500,
  },
});

export const KeepsLineBreaks = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Request description' }), 'A roof{Enter}for us');
    await expect(canvas.getByRole('textbox')).toHaveValue('A roof\nfor us');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('dir', 'auto');
  },
});

/** The counter is part of the description, and the last twenty characters are announced. */
export const Counter = meta.story({
  args: { label: 'Donation cause', maxLength: 30 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('0 of 30 characters');
    await userEvent.type(field, 'A well');
    await expect(field).toHaveAccessibleDescription('6 of 30 characters');
    await expect(canvas.queryByText('24 characters left')).not.toBeInTheDocument();
    await userEvent.type(field, ' in Garbatula, and a pu');
    await expect(canvas.getByText('1 character left')).toBeInTheDocument();
    await userEvent.type(field, 'mp');
    await expect(canvas.getByText('0 characters left')).toBeInTheDocument();
    await expect(field).toHaveValue('A well in Garbatula, and a pum');
  },
});

/** The first announcement is that of the twentieth character from the end. */
export const AnnouncesTheLastTwenty = meta.story({
  tags: ['!autodocs'],
  args: { label: 'Donation cause', maxLength: 30 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456789');
    await expect(canvas.queryByText(/left$/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox'), '0');
    await expect(canvas.getByText('20 characters left')).toBeInTheDocument();
  },
});

showSource({ CauseForm }, source);

/** The counter follows the form's default value and its reset. */
export const CounterInForm = meta.story({
  render: () => <CauseForm />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('6 of 500 characters');
    await userEvent.type(field, ' and a pump');
    await expect(field).toHaveAccessibleDescription('17 of 500 characters');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveValue('A well');
    await expect(field).toHaveAccessibleDescription('6 of 500 characters');
  },
});

export const Invalid = meta.story({
  args: { error: 'Please enter a sufficient description.', maxLength: 500 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a sufficient description. 0 of 500 characters');
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    defaultValue: 'The roof went in the storm of the third of November. '.repeat(12),
    hint: 'Tell us what happened, who is affected and what would help most. Two or three sentences are enough.',
  },
  globals: { viewport: { value: 'small' } },
});

export const Mobile = meta.story({ args: { maxLength: 500 }, globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-4.5">
      <TextArea label="Comment" defaultValue="The children of our street thank you." />
      <TextArea label="Donation cause" maxLength={500} defaultValue="A well" />
      <TextArea label="Comment" error="Please enter a valid message description. Min. length : 20 characters." />
      <TextArea label="Comment" disabled defaultValue="The children of our street thank you." />
      <PseudoStates>{(state) => <TextArea label={`Comment (${state})`} rows={2} />}</PseudoStates>
    </div>
  ),
});
