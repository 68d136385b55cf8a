import { limits, sentences } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';

import type { FormResult } from '../lib/form-result.ts';
import { CommentForm, type CommentFormProps } from './comment-form.tsx';

const answering = (answer: FormResult) => fn<CommentFormProps['onSubmit']>(async () => answer);

const meta = {
  title: 'News/CommentForm',
  component: CommentForm,
  args: {
    onSubmit: answering({ ok: true, message: 'Thank you. Your comment is below.' }),
    onDraftChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-sheet rounded-pane border border-line bg-paper p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const forever: CommentFormProps['onSubmit'] = () => new Promise(() => {});
const comentator_name = 'Halima G.';
const comment = 'My mother carried water on that road for thirty years.';
const nameSentence = 'Please enter a valid name.';
const textSentence = 'Please enter a valid message description. Min. length : 20 characters.';

async function fill(canvas: Canvas, name = comentator_name, text = comment) {
  for (const [label, value] of [
    ['Your name', name],
    ['Comment', text],
  ] as const) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    if (value !== '') await userEvent.paste(value);
  }
}

const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));

/** The trap for robots is met neither by the keyboard nor by a screen reader. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Comment')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Post comment' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await fill(canvas, 'Al', 'Too short to be told');
    await press(canvas);
    await expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(nameSentence);
    await expect(canvas.getByLabelText('Comment')).toHaveAccessibleDescription(
      expect.stringContaining(textSentence),
    );
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Three letters and twenty-one characters are enough; spaces around them do not count. */
export const Boundaries: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, '  Al  ', `   ${'x'.repeat(20)}   `);
    await press(canvas);
    await expect(canvas.getByLabelText('Your name')).toBeInvalid();
    await expect(canvas.getByLabelText('Comment')).toBeInvalid();
    await fill(canvas, 'Al<b>', 'x'.repeat(21));
    await press(canvas);
    await expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(nameSentence);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fill(canvas, ' Ali ', 'x'.repeat(21));
    await press(canvas);
    const values = expect.objectContaining({ comentator_name: 'Ali', comment: 'x'.repeat(21) });
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
};

export const Pending: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas);
    const button = canvas.getByRole('button', { name: 'Post comment' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
};

export const DoubleSubmit: Story = {
  args: { onSubmit: fn(forever) },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    const form = canvas.getByRole('form', { name: 'Add a comment' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Post comment' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const RejectedByServer: Story = {
  args: {
    onSubmit: answering({ ok: false, message: 'Too many comments. Try again in an hour.' }),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many comments. Try again in an hour.',
    );
    await expect(canvas.getByLabelText('Your name')).toHaveValue(comentator_name);
    await expect(canvas.getByLabelText('Comment')).toHaveValue(comment);
  },
};

export const Offline: Story = {
  args: { onSubmit: answering({ ok: false }) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('Comment')).toHaveValue(comment);
  },
};

/** What a person sends, and how long they took; then the fields are empty, and so is the draft. */
export const Succeeds: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await press(canvas);
    await expect(await canvas.findByText('Thank you. Your comment is below.')).toBeVisible();
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          comentator_name,
          comment,
          website: '',
          elapsed_ms: expect.any(Number),
        },
      ],
    ]);
    await expect(canvas.getByLabelText('Your name')).toHaveValue('');
    await expect(canvas.getByLabelText('Comment')).toHaveValue('');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ comentator_name: '', comment: '' });
  },
};

/** The server is told how long a person really took. */
export const MeasuresTime: Story = {
  play: async ({ canvas, args }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await fill(canvas);
    await press(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [call] = args.onSubmit.mock.calls;
    await expect(call?.[0].elapsed_ms).toBeGreaterThanOrEqual(400);
  },
};

/** A robot fills every field that it finds, and is known by it. */
export const Robot: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvas);
    const trap = canvasElement.querySelector<HTMLInputElement>('input[name="website"]');
    if (trap) trap.value = 'https://spam.example';
    await press(canvas);
    const values = expect.objectContaining({ website: 'https://spam.example' });
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
};

/** What was typed before is there again, and each change is handed on to be kept. */
export const Draft: Story = {
  args: { draft: { comentator_name, comment: 'My mother carried water on' } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Comment');
    await expect(field).toHaveValue('My mother carried water on');
    await userEvent.type(field, '!');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      comentator_name,
      comment: 'My mother carried water on!',
    });
  },
};

/** How much may still be written. */
export const LongText: Story = {
  args: { draft: { comentator_name, comment: 'A sentence that goes on. '.repeat(150) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Comment')).toHaveAttribute('maxlength', String(limits.comment.max));
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
