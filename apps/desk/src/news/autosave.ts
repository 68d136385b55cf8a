import type { Article, ArticleText } from '@hearthlight/domain/desk';

import { mergeArticle } from './merge-article.ts';
import { sameText } from './same-text.ts';

/** A text that the server does not have yet, kept in this browser. */
export interface KeptText {
  text: ArticleText;
  /** The revision that it changes. */
  basedOn: number;
  /** The text of that revision. Earlier versions of the desk did not keep it. */
  base?: ArticleText | undefined;
}

/** Where this browser keeps the unsaved text of one article. */
export interface TextStore {
  read: () => KeptText | undefined;
  write: (kept: KeptText) => void;
  remove: () => void;
}

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

export interface AutosaveOptions {
  /** The article as the server has it. */
  article: Article;
  save: (text: ArticleText, basedOn: number) => Promise<SaveResult>;
  store: TextStore;
  /** Called with the article after each save. */
  onSaved?: ((article: Article) => void) | undefined;
}

export interface Autosave {
  /** Starts saving. The returned function saves what is left and stops. */
  subscribe: (listener: () => void) => () => void;
  /** The text, at first that of this browser if the server does not have it, and its state. */
  current: () => Editing;
  /** Takes over a change. */
  change: (changes: Partial<ArticleText>) => void;
  /** Ends a conflict with the text to save in place of the other person's. */
  resolve: (text: ArticleText) => void;
  /** Saves now instead of waiting for the next try. */
  retry: () => void;
  /**
   * Saves what is left. Resolves to the revision that the server then has, or `undefined` if it does not have the text.
   */
  whenSaved: () => Promise<number | undefined>;
  /** Takes over the article in place of the text, after another call has changed it. */
  adopt: (article: Article) => void;
  /** Drops the text of an article that was removed. */
  forget: () => void;
  /** Takes over what somebody else has saved, as another call has found. */
  meet: (current: Article) => void;
}

/** Milliseconds without a change until a text is saved. */
export const savePause = 2000;
/** Milliseconds after which a text is saved while its author types on. */
export const longestWait = 10_000;
/** Milliseconds to the next try after the first, second … failure in a row. The last one repeats. */
export const retryPauses = [2000, 5000, 10_000, 30_000] as const;

/** The base of a text whose base is not known: everything in which it differs is a question. */
const nothing: ArticleText = {
  title: '',
  tags: '',
  author_name: '',
  cover_image_url: '',
  cover_image_description: '',
  campaign_id: null,
  detail: '',
};

/**
 * Saves an article while it is edited. One save is under way at a time, so that no response overtakes another. Until
 * the server has a text, this browser keeps it.
 */
export function createAutosave({ article, save, store, onSaved }: AutosaveOptions): Autosave {
  let editing: Editing = {
    text: article.text,
    state: { status: 'saved', at: article.edited_at },
    merged: undefined,
  };
  /** The text on the server. */
  let server = { text: article.text, revision: article.revision, at: article.edited_at };
  let listener: (() => void) | undefined;
  let saving: Promise<void> | undefined;
  let failures = 0;
  let unsavedSince: number | undefined;
  let changedAt = 0;
  /** Sent without a response, so the server may have it. */
  let unanswered: ArticleText[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isDirty = () => !sameText(editing.text, server.text);
  const keep = () => store.write({ text: editing.text, basedOn: server.revision, base: server.text });
  const show = (state: SaveState, text = editing.text) => {
    editing = { ...editing, text, state };
    listener?.();
  };
  const sendAfter = (milliseconds: number) => {
    clearTimeout(timer);
    // Nobody waits for the text of a page that was left.
    if (listener) timer = setTimeout(() => void send(), milliseconds);
    else if (milliseconds === 0) void send();
  };

  /** Removes what this browser keeps, unless another tab has kept another text there. */
  function dropKept(text: ArticleText) {
    const kept = store.read();
    if (kept && sameText(kept.text, text)) store.remove();
  }

  /** Goes on with a text after the server has told what it has. */
  function goOn(stored: Article, serverText: ArticleText, text: ArticleText) {
    server = { text: serverText, revision: stored.revision, at: stored.edited_at };
    failures = 0;
    unanswered = [];
    show({ status: 'saved', at: server.at }, text);
    if (!isDirty()) return;
    keep();
    show({ status: 'unsaved' });
  }

  function succeed(stored: Article, sent: ArticleText) {
    dropKept(sent);
    goOn(stored, sent, editing.text);
  }

  /** A question would take the field away in the middle of a word, and what is typed then would be lost. */
  const isTyping = () => listener !== undefined && Date.now() - changedAt < savePause;

  /** Takes over what somebody else has saved. Only what both have changed since `base` is a question, after a pause. */
  function takeOver(current: Article, { base = server.text, mayAsk = true } = {}) {
    const text = mergeArticle({ base, mine: editing.text, theirs: current.text });
    if (text === undefined) return show(mayAsk ? { status: 'conflict', base, current } : { status: 'unsaved' });
    if (!sameText(base, current.text)) editing = { ...editing, merged: current };
    dropKept(editing.text);
    goOn(current, current.text, text);
  }

  function settle(result: SaveResult, sent: ArticleText) {
    if (result.status === 'saved' || result.status === 'conflict') {
      const stored = result.status === 'saved' ? result.article : result.current;
      // The response to an earlier try may be lost: then the server has that text already.
      const ownText = [sent, ...unanswered].find((text) => sameText(text, stored.text));
      if (result.status === 'saved' || ownText) succeed(stored, ownText ?? sent);
      else takeOver(stored, { mayAsk: !isTyping() });
      if (editing.state.status === 'unsaved') sendAfter(listener ? savePause : 0);
      onSaved?.(stored);
      return;
    }
    show(result);
    if (result.status !== 'offline') return;
    unanswered.push(sent);
    sendAfter(retryPauses[failures] ?? retryPauses[3]);
    failures += 1;
  }

  async function send() {
    clearTimeout(timer);
    unsavedSince = undefined;
    if (saving || editing.state.status === 'conflict' || !isDirty()) return;
    saving = sendText();
    await saving;
  }

  async function sendText() {
    const sent = editing.text;
    show({ status: 'saving' });
    const result = await save(sent, server.revision).catch((): SaveResult => ({ status: 'offline' }));
    saving = undefined;
    settle(result, sent);
  }

  function adopt(stored: Article) {
    unsavedSince = undefined;
    server = { text: stored.text, revision: stored.revision, at: stored.edited_at };
    store.remove();
    editing = { ...editing, merged: undefined };
    show({ status: 'saved', at: server.at }, stored.text);
  }

  /** The change was undone. */
  function rest() {
    unsavedSince = undefined;
    dropKept(editing.text);
    show({ status: 'saved', at: server.at });
  }

  function schedule() {
    const { status } = editing.state;
    if (!isDirty()) {
      if (status === 'unsaved' || status === 'refused') rest();
      return;
    }
    if (status === 'saved' || status === 'refused') show({ status: 'unsaved' });
    // Typing neither hastens the next try nor ends a conflict.
    if (editing.state.status !== 'unsaved') return;
    unsavedSince ??= Date.now();
    sendAfter(Math.max(0, Math.min(savePause, unsavedSince + longestWait - Date.now())));
  }

  function readKept() {
    const kept = store.read();
    if (!kept) return;
    if (sameText(kept.text, article.text)) return store.remove();
    show({ status: 'unsaved' }, kept.text);
    if (kept.basedOn !== article.revision) takeOver(article, { base: kept.base ?? nothing });
  }

  readKept();
  return {
    current: () => editing,
    subscribe(onChange) {
      listener = onChange;
      // A page that is shown again, for example after signing in, goes on at once.
      if (editing.state.status === 'signed-out' || editing.state.status === 'offline') void send();
      else schedule();
      return () => {
        listener = undefined;
        void send();
      };
    },
    change(changes) {
      changedAt = Date.now();
      editing = { ...editing, text: { ...editing.text, ...changes } };
      keep();
      schedule();
      listener?.();
    },
    resolve(text) {
      if (editing.state.status !== 'conflict') return;
      const { current } = editing.state;
      store.remove();
      goOn(current, current.text, text);
      void send();
    },
    retry: () => void send(),
    async whenSaved() {
      if (saving) await saving;
      await send();
      return isDirty() || editing.state.status === 'conflict' ? undefined : server.revision;
    },
    adopt,
    forget() {
      server = { ...server, text: editing.text };
      store.remove();
    },
    meet(stored) {
      takeOver(stored);
      onSaved?.(stored);
    },
  };
}
