import type { Article, ArticleText } from '@hearthlight/domain/desk';

import { mergeArticle } from './merge-article.ts';
import { sameText } from './same-text.ts';

/** The response to a save. */
export type SaveResult =
  | { status: 'saved'; article: Article }
  /** Somebody else has saved meanwhile. Nothing was stored. */
  | { status: 'conflict'; current: Article }
  /** No response, or an error that may pass, with the server's sentence if it gave one. It is tried again. */
  | { status: 'offline'; message?: string }
  /** The session has ended. `retry` tries again after signing in. */
  | { status: 'signed-out' }
  /** The server does not accept the text. The next change is tried again. */
  | { status: 'refused'; message: string };

/** The state of the edited text. With `offline`, `signed-out` and `refused`, only this browser has it. */
export type SaveState =
  | { status: 'saved'; at: string | null }
  | { status: 'unsaved' | 'saving' | 'signed-out' }
  | { status: 'offline'; message?: string }
  | { status: 'refused'; message: string }
  /** Both have changed the same part of `base`. */
  | { status: 'conflict'; base: ArticleText; current: Article };

export interface Editing {
  text: ArticleText;
  state: SaveState;
  /** The article with another person's changes that the text has taken over last. */
  merged: Article | undefined;
}

/** An edited text, and what is known of the server's. The functions below return the next one. */
export interface ArticleEdit {
  editing: Editing;
  /** The text on the server. */
  server: { text: ArticleText; revision: number; at: string | null };
  /** Sent since the last response, so the server may have one of them. */
  unanswered: readonly ArticleText[];
}

/** Starts with an article as the server has it, or goes on with it in place of the text. */
export const adopted = (article: Article, unanswered: ArticleEdit['unanswered'] = []): ArticleEdit => ({
  editing: { text: article.text, state: { status: 'saved', at: article.edited_at }, merged: undefined },
  server: serverOf(article),
  unanswered,
});

const serverOf = ({ edited_at, revision, text }: Article, serverText = text) => ({
  text: serverText,
  revision,
  at: edited_at,
});

/** Whether the server lacks the text. */
export const isDirty = ({ editing, server }: ArticleEdit): boolean => !sameText(editing.text, server.text);

/** Another state of the same text. */
export const withState = (edit: ArticleEdit, state: SaveState, text = edit.editing.text): ArticleEdit => ({
  ...edit,
  editing: { ...edit.editing, state, text },
});

/** Goes on with a text after the server has told what it has. */
export function goOn(edit: ArticleEdit, stored: Article, serverText: ArticleText, text: ArticleText): ArticleEdit {
  const server = serverOf(stored, serverText);
  const next = withState({ ...edit, server, unanswered: [] }, { status: 'saved', at: server.at }, text);
  return isDirty(next) ? withState(next, { status: 'unsaved' }) : next;
}

/** Takes over what somebody else has saved. Only what both have changed since `base` is a question, if that may be. */
export function takeOver(
  edit: ArticleEdit,
  current: Article,
  { base = edit.server.text, mayAsk = true } = {},
): ArticleEdit {
  const { editing } = edit;
  const text = mergeArticle({ base, mine: editing.text, theirs: current.text });
  if (text === undefined)
    return withState(edit, mayAsk ? { status: 'conflict', base, current } : { status: 'unsaved' });
  const merged = sameText(base, current.text) ? editing.merged : current;
  return goOn({ ...edit, editing: { ...editing, merged } }, current, current.text, text);
}

/** The article that a response carries. */
export function storedOf(result: SaveResult): Article | undefined {
  if (result.status === 'saved') return result.article;
  return result.status === 'conflict' ? result.current : undefined;
}

/** Takes over the response to a save. `mayAsk` is whether a conflict may become a question now. */
export function settle(edit: ArticleEdit, result: SaveResult, sent: ArticleText, mayAsk: boolean): ArticleEdit {
  const { unanswered } = edit;
  if (result.status === 'offline') return { ...withState(edit, result), unanswered: [...unanswered, sent] };
  if (result.status === 'saved') return goOn(edit, result.article, sent, edit.editing.text);
  if (result.status !== 'conflict') return withState(edit, result);
  // The response to an earlier try may be lost: then the server has that text already.
  const ownText = [sent, ...unanswered].find((text) => sameText(text, result.current.text));
  return ownText ? goOn(edit, result.current, ownText, edit.editing.text) : takeOver(edit, result.current, { mayAsk });
}
