import { limits, sentences } from '@hearthlight/domain';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { guidance } from './comment-form.guidance.ts';
import { CommentForm } from './comment-form.tsx';

const meta = preview.meta({
  title: 'Product/News/CommentForm',
  component: CommentForm,
  tags: ['stable'],
  parameters: { guidance },
  args: {
    onSubmit: resolvesTo({ ok: true, message: 'Thank you. Your comment is below.' }),
    onEntryChange: fn(),
    leastTime: 0,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sheet card p-6">
        <Story />
      </div>
    ),
  ],
});

const comentator_name = 'Halima G.';
const comment = 'My mother carried water on that road for thirty years.';
const nameSentence = 'Please enter a valid name.';
const nameDescription = `Three characters or more: letters, digits, spaces, dots, hyphens and apostrophes. ${nameSentence}`;
const textSentence = 'Please enter a valid message description. Min. length : 20 characters.';

const enter = (canvas: Canvas, name = comentator_name, text = comment) =>
  fill(canvas, { 'Your name': name, Comment: text });

export const Default = meta.story({});

/** Neither the keyboard nor a screen reader reaches the honeypot. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Comment')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Post comment' })).toHaveFocus();
  },
});

export const Invalid = meta.story({
  tags: ['visual', '!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Al', 'Too short to be told');
    await press(canvas, 'Post comment');
    await expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(nameDescription);
    await expect(canvas.getByLabelText('Comment')).toHaveAccessibleDescription(expect.stringContaining(textSentence));
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A name needs 3 characters and a comment 21, without surrounding spaces. */
export const Boundaries = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas, '  Al  ', `   ${'x'.repeat(20)}   `);
    await press(canvas, 'Post comment');
    await expect(canvas.getByLabelText('Your name')).toBeInvalid();
    await expect(canvas.getByLabelText('Comment')).toBeInvalid();
    await enter(canvas, 'Al<b>', 'x'.repeat(21));
    await press(canvas, 'Post comment');
    await expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(nameDescription);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await enter(canvas, ' Ali ', 'x'.repeat(21));
    await press(canvas, 'Post comment');
    const values = { comentator_name: 'Ali', comment: 'x'.repeat(21) };
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[values]]));
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas }) => {
    await enter(canvas);
    await press(canvas, 'Post comment');
    const button = canvas.getByRole('button', { name: 'Post comment' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ canvas, args }) => {
    await enter(canvas);
    const form = canvas.getByRole('form', { name: 'Add a comment' });
    await Promise.all([fireEvent.submit(form), fireEvent.submit(form)]);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Post comment' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: resolvesTo({ ok: false, message: 'Too many comments. Try again in an hour.' }),
  },
  play: async ({ canvas }) => {
    await enter(canvas);
    await press(canvas, 'Post comment');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many comments. Try again in an hour.');
    await expect(canvas.getByLabelText('Your name')).toHaveValue(comentator_name);
    await expect(canvas.getByLabelText('Comment')).toHaveValue(comment);
  },
});

export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false }) },
  play: async ({ canvas }) => {
    await enter(canvas);
    await press(canvas, 'Post comment');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByLabelText('Comment')).toHaveValue(comment);
  },
});

/** Sends the two fields of the specification, then clears them and the entry. */
export const Succeeds = meta.story({
  tags: ['visual', '!autodocs'],
  play: async ({ canvas, args }) => {
    await enter(canvas);
    await press(canvas, 'Post comment');
    await expect(await canvas.findByText('Thank you. Your comment is below.')).toBeVisible();
    await expect(args.onSubmit.mock.calls).toEqual([[{ comentator_name, comment }]]);
    await expect(canvas.getByLabelText('Your name')).toHaveValue('');
    await expect(canvas.getByLabelText('Comment')).toHaveValue('');
    await expect(args.onEntryChange).toHaveBeenLastCalledWith({});
  },
});

const notSent =
  'Your comment was not sent, because it looked like one from a program: it was posted within seconds, or a hidden field was filled in. Please read it again and then post it.';

/**
 * A bot submits sooner than a person can write. Nothing is sent, and the text stays. An app that stores what was typed
 * passes an empty entry at first.
 */
export const TooSoon = meta.story({
  tags: ['!autodocs'],
  args: { leastTime: 60_000, entry: {} },
  play: async ({ canvas, args }) => {
    await enter(canvas);
    await press(canvas, 'Post comment');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(notSent);
    await expect(canvas.getByLabelText('Comment')).toHaveValue(comment);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A person who pastes is as quick as a bot: a second try is never refused. */
export const NeverRefusedTwice = meta.story({
  tags: ['!autodocs'],
  args: { leastTime: 60_000, entry: {} },
  play: async ({ canvas, args }) => {
    await enter(canvas);
    await press(canvas, 'Post comment');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(notSent);
    await press(canvas, 'Post comment');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ comentator_name, comment }]]));
  },
});

/** A long paste is kept, counted and refused with a sentence. */
export const TooLong = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Comment');
    await userEvent.type(canvas.getByLabelText('Your name'), comentator_name);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(10_800));
    await expect(field).toHaveValue('x'.repeat(10_800));
    await expect(canvas.getByText('10800 of 4000 characters')).toBeVisible();
    await expect(canvas.getByText('6,800 characters too many')).toBeInTheDocument();
    await press(canvas, 'Post comment');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please keep your comment under 4000 characters\./));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Two seconds after the first focus is not too soon; a millisecond earlier is. The time before it does not count. */
export const SoonEnough = meta.story({
  tags: ['!autodocs'],
  args: { leastTime: undefined, entry: {} },
  beforeEach: () => {
    const clock = spyOn(performance, 'now').mockReturnValue(0);
    return () => clock.mockRestore();
  },
  play: async ({ canvas, args }) => {
    spyOn(performance, 'now').mockReturnValue(10_000);
    await enter(canvas);
    spyOn(performance, 'now').mockReturnValue(12_000);
    await press(canvas, 'Post comment');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ comentator_name, comment }]]));
  },
});

export const TooSoonAfterTheFirstFocus = meta.story({
  tags: ['!autodocs'],
  args: { leastTime: undefined, entry: {} },
  beforeEach: SoonEnough.input.beforeEach,
  play: async ({ canvas, args }) => {
    spyOn(performance, 'now').mockReturnValue(10_000);
    await enter(canvas);
    spyOn(performance, 'now').mockReturnValue(11_999);
    await press(canvas, 'Post comment');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(notSent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Text that was written earlier can be sent immediately. */
export const EntrySentAtOnce = meta.story({
  args: { leastTime: 60_000, entry: { comentator_name, comment } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Post comment');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ comentator_name, comment }]]));
  },
});

/** A bot fills in every field, including the honeypot. Nothing is sent; a second attempt without it is. */
export const Bot = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await enter(canvas);
    const honeypot = canvasElement.querySelector<HTMLInputElement>('input[name="website"]');
    if (honeypot) honeypot.value = 'https://spam.example';
    await press(canvas, 'Post comment');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(notSent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press(canvas, 'Post comment');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ comentator_name, comment }]]));
  },
});

/** Shows what was typed earlier, and reports each change. */
export const WithAnEntry = meta.story({
  args: { entry: { comentator_name, comment: 'My mother carried water on' } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Comment');
    await expect(field).toHaveValue('My mother carried water on');
    await userEvent.type(field, '!');
    await expect(args.onEntryChange).toHaveBeenLastCalledWith({
      comentator_name,
      comment: 'My mother carried water on!',
    });
  },
});

/** Limits the length of the comment. */
/** A comment posted without script and refused: its values and errors show until the next submit. */
export const PostedWithoutScript = meta.story({
  args: {
    postTo: '/news/A%20story/comment',
    posted: {
      entry: { comentator_name: 'Al', comment },
      result: { ok: false, message: nameSentence, fields: { comentator_name: nameSentence } },
    },
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('Your name');
    await expect(name).toHaveValue('Al');
    await expect(name).toHaveAccessibleDescription(nameDescription);
    await expect(canvas.getByLabelText('Comment')).toHaveValue(comment);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await enter(canvas);
    await press(canvas, 'Post comment');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ comentator_name, comment }));
    await waitFor(() => expect(name).toHaveValue(''));
    await expect(name).not.toBeInvalid();
  },
});

export const LongText = meta.story({
  args: { entry: { comentator_name, comment: 'A sentence that goes on. '.repeat(150) } },
  play: async ({ canvas }) => {
    const count = 'A sentence that goes on. '.repeat(150).length;
    await expect(canvas.getByText(`${count} of ${limits.comment.max} characters`)).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
