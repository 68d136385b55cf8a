import { Button } from '@hearthlight/ui';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { closeAndLeave } from '../../../../.storybook/unsaved.tsx';
import { anArticle, anArticleText } from './fixtures/index.ts';
import { PublishButton, type PublishButtonProps } from './publish-button.tsx';

const meta = preview.meta({
  title: 'News/PublishButton',
  component: PublishButton,
  tags: ['experimental'],
  args: { article: anArticle(), isComplete: false, onPublish: resolvesTo({ ok: true }) },
});

const theDialog = async () => within(await screen.findByRole('dialog', { name: 'Publish this article' }));

export const Default = meta.story();

/** Was published before. What was published closes the dialog, and the focus returns to the button. */
export const Publishes = meta.story({
  tags: ['!autodocs'],
  args: { article: anArticle({ published_at: '2026-11-18T05:00:00.000Z' }) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Publish');
    await press(await theDialog(), 'Publish');
    await expect(args.onPublish).toHaveBeenLastCalledWith(null, null, false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publish' })).toHaveFocus());
  },
});

/** A draft that lacks nothing is published with one press. */
export const Complete = meta.story({
  args: { isComplete: true },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Publish now');
    await expect(args.onPublish).toHaveBeenLastCalledWith(null, null, false);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** The time stays a choice beside it. Nothing is published before it is chosen. */
export const CompleteForLater = meta.story({
  tags: ['!autodocs'],
  args: { isComplete: true },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Schedule');
    const dialog = await theDialog();
    await expect(await dialog.findByRole('radio', { name: 'At a time of your choice' })).toBeChecked();
    await press(dialog, 'Schedule');
    await expect(await dialog.findByLabelText('Date and time')).toBeInvalid();
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
});

/** A complete draft with a link that leads nowhere is not published with one press, nor is one of two texts. */
export const CompleteWithQuestion = meta.story({
  tags: ['!autodocs'],
  args: { isComplete: true },
  render: (args) => (
    <>
      <PublishButton {...args} brokenLinks={['/roofs']} />
      <PublishButton
        {...args}
        article={anArticle({ published_at: '2026-11-18T05:00:00.000Z', published_revision: 2 })}
      />
    </>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Publish' })) {
      await userEvent.click(button);
      await press(await theDialog(), 'Close');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(canvas.queryByRole('button', { name: 'Publish now' })).toBeNull();
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onPublish: resolvesTo({ ok: false, message: 'Give the article a title.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Publish');
    await press(await theDialog(), 'Publish');
    await expect(await (await theDialog()).findByRole('alert')).toHaveTextContent('Give the article a title.');
  },
});

export const Scheduled = meta.story({
  args: { article: anArticle({ state: 'scheduled', published_at: '2026-12-01T05:00:00.000Z' }) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Change the time');
    const dialog = await theDialog();
    await waitFor(() => expect(dialog.getByLabelText('Date and time')).toHaveValue('2026-12-01T10:30'));
    await press(dialog, 'Schedule');
    const replaced = '2026-12-01T05:00:00.000Z';
    await expect(args.onPublish).toHaveBeenLastCalledWith('2026-12-01T10:30:00+05:30', replaced, false);
  },
});

/** Changes with links that lead to no page are not published at once. */
export const BrokenLinks = meta.story({
  args: {
    article: anArticle({ state: 'published', has_unpublished_changes: true }),
    brokenLinks: ['/news/a-roof-in-conakry', '/abuot'], // cspell:disable-line
  },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Publish the changes');
    const dialog = await theDialog();
    await expect(await dialog.findByText('2 links of the text lead to no page:')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onPublish).not.toHaveBeenCalled();
    await press(dialog, 'Publish');
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
});

/** Changes of a published article cannot wait. A new title means a new address. */
export const Changed = meta.story({
  args: {
    article: {
      ...anArticle({
        state: 'published',
        published_at: '2026-11-18T05:00:00.000Z',
        text: anArticleText({ title: 'Water' }),
      }),
      title: 'Forty days',
      has_unpublished_changes: true,
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Publish the changes');
    const dialog = await theDialog();
    await waitFor(() => expect(dialog.getByText(/gets a new address/)).toBeVisible());
    await expect(dialog.queryByRole('radio')).toBeNull();
  },
});

/** Changes of the text alone raise no question, so no dialog opens. A refusal is shown beside the button. */
export const ChangedText = meta.story({
  args: {
    article: anArticle({
      state: 'published',
      published_at: '2026-11-18T05:00:00.000Z',
      title: anArticleText().title,
      has_unpublished_changes: true,
    }),
    onPublish: resolvesTo({ ok: false, message: 'Choose a cover picture.' }),
  },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Publish the changes');
    await expect(args.onPublish).toHaveBeenCalledWith(null, '2026-11-18T05:00:00.000Z', false);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a cover picture.');
  },
});

/** Says which text goes out, and can still change the time. */
export const ScheduledWithChanges = meta.story({
  args: {
    article: anArticle({
      state: 'scheduled',
      published_at: '2026-12-01T05:00:00.000Z',
      published_revision: 2,
      has_unpublished_changes: true,
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Change the time or text');
    const dialog = await screen.findByRole('dialog', { name: 'Publish this article' });
    await expect(dialog).toHaveAccessibleDescription(/with the text chosen when it was scheduled/);
    await waitFor(() => expect(within(dialog).getByLabelText('Date and time')).toHaveValue('2026-12-01T10:30'));
    await expect(within(dialog).getByRole('radio', { name: 'The text chosen when it was scheduled' })).toBeVisible();
  },
});

/** Was taken off the site and edited since: asks which of two texts goes out. */
export const TakenOffWithChanges = meta.story({
  args: { article: anArticle({ published_at: '2026-11-18T05:00:00.000Z', published_revision: 2 }) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Publish');
    const dialog = await theDialog();
    await userEvent.click(await dialog.findByRole('radio', { name: 'The text that was on the site' }));
    await press(dialog, 'Publish');
    await expect(args.onPublish).toHaveBeenLastCalledWith(null, null, true);
  },
});

/** Was taken off the site and not edited since: there is one text. */
export const TakenOff = meta.story({
  tags: ['!autodocs'],
  args: { article: anArticle({ published_at: '2026-11-18T05:00:00.000Z', published_revision: 3 }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Publish');
    const dialog = await theDialog();
    await expect(await dialog.findByRole('radio', { name: 'Now' })).toBeChecked();
    await expect(dialog.queryByRole('radio', { name: 'The text that was on the site' })).toBeNull();
  },
});

/** An article that a colleague publishes and takes off again. */
function ChangedByColleague(props: PublishButtonProps) {
  const [state, setState] = useState(props.article.state);
  return (
    <>
      <PublishButton {...props} article={{ ...props.article, state, has_unpublished_changes: false }} />
      <Button onClick={() => setState('published')}>A colleague publishes</Button>
      <Button onClick={() => setState('draft')}>A colleague takes it off</Button>
    </>
  );
}

/** A dialog whose question somebody else has answered closes, and does not come back by itself. */
export const AnsweredByColleague = meta.story({
  tags: ['!autodocs'],
  render: (args) => <ChangedByColleague {...args} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Publish');
    await theDialog();
    // The dialog hides the buttons behind it.
    await fireEvent.click(canvas.getByText('A colleague publishes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvas, 'A colleague takes it off');
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** A chosen time is not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Publish');
    await userEvent.click(await (await theDialog()).findByRole('radio', { name: 'At a time of your choice' }));
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
