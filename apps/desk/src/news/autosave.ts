import type { Article, ArticleText } from '@hearthlight/domain/desk';

import {
  adopted,
  type ArticleEdit,
  type Editing,
  goOn,
  isDirty,
  type SaveResult,
  settle,
  storedOf,
  takeOver,
  withState,
} from './article-edit.ts';
import { sameText } from './same-text.ts';

export type { Editing, SaveResult, SaveState } from './article-edit.ts';

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
export const createAutosave = (options: AutosaveOptions): Autosave => new ArticleAutosave(options);

class ArticleAutosave implements Autosave {
  readonly #options: AutosaveOptions;
  #edit: ArticleEdit;
  #listener: (() => void) | undefined;
  #saving: Promise<void> | undefined;
  #unsavedSince: number | undefined;
  #changedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AutosaveOptions) {
    const { article, store } = options;
    this.#options = options;
    this.#edit = adopted(article);
    const kept = store.read();
    if (kept && sameText(kept.text, article.text)) store.remove();
    else if (kept) this.#goOnWith(kept);
  }

  current = (): Editing => this.#edit.editing;

  subscribe = (onChange: () => void): (() => void) => {
    this.#listener = onChange;
    // A page that is shown again, for example after signing in, goes on at once.
    if (this.#status === 'signed-out' || this.#status === 'offline') this.retry();
    else this.#schedule();
    return () => {
      this.#listener = undefined;
      this.retry();
    };
  };

  change = (changes: Partial<ArticleText>): void => {
    this.#changedAt = Date.now();
    this.#set(withState(this.#edit, this.current().state, { ...this.current().text, ...changes }));
    this.#keep();
    this.#schedule();
  };

  resolve = (text: ArticleText): void => {
    const { state } = this.current();
    if (state.status !== 'conflict') return;
    this.#options.store.remove();
    this.#set(goOn(this.#edit, state.current, state.current.text, text));
    this.retry();
  };

  retry = (): void => void this.#send();

  whenSaved = async (): Promise<number | undefined> => {
    if (this.#saving) await this.#saving;
    await this.#send();
    return isDirty(this.#edit) || this.#status === 'conflict' ? undefined : this.#edit.server.revision;
  };

  adopt = (stored: Article): void => {
    this.#unsavedSince = undefined;
    this.#options.store.remove();
    this.#set(adopted(stored, this.#edit.unanswered));
  };

  forget = (): void => {
    this.#set({ ...this.#edit, server: { ...this.#edit.server, text: this.current().text } });
    this.#options.store.remove();
  };

  meet = (stored: Article): void => {
    this.#set(takeOver(this.#edit, stored));
    this.#options.onSaved?.(stored);
  };

  get #status() {
    return this.current().state.status;
  }

  /** Shows the next edit. Once the server has told what it has, this browser keeps only what the server lacks. */
  #set(next: ArticleEdit): void {
    const { editing, server } = this.#edit;
    this.#edit = next;
    if (next.server !== server) {
      if (isDirty(next)) this.#keep();
      else this.#dropKept(editing.text);
    }
    this.#listener?.();
  }

  #goOnWith({ base = nothing, basedOn, text }: KeptText): void {
    this.#edit = withState(this.#edit, { status: 'unsaved' }, text);
    const { article } = this.#options;
    if (basedOn !== article.revision) this.#set(takeOver(this.#edit, article, { base }));
  }

  #keep(): void {
    const { editing, server } = this.#edit;
    this.#options.store.write({ text: editing.text, basedOn: server.revision, base: server.text });
  }

  /** Removes what this browser keeps, unless another tab has kept another text there. */
  #dropKept(text: ArticleText): void {
    const { store } = this.#options;
    const kept = store.read();
    if (kept && sameText(kept.text, text)) store.remove();
  }

  #schedule(): void {
    const { editing, server } = this.#edit;
    if (!isDirty(this.#edit)) {
      if (this.#status !== 'unsaved' && this.#status !== 'refused') return;
      // The change was undone.
      this.#unsavedSince = undefined;
      this.#dropKept(editing.text);
      return this.#set(withState(this.#edit, { status: 'saved', at: server.at }));
    }
    if (this.#status === 'saved' || this.#status === 'refused') this.#set(withState(this.#edit, { status: 'unsaved' }));
    // Typing neither hastens the next try nor ends a conflict.
    if (this.#status !== 'unsaved') return;
    this.#unsavedSince ??= Date.now();
    this.#sendAfter(Math.max(0, Math.min(savePause, this.#unsavedSince + longestWait - Date.now())));
  }

  #sendAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    // Nobody waits for the text of a page that was left.
    if (this.#listener) this.#timer = setTimeout(this.retry, milliseconds);
    else if (milliseconds === 0) this.retry();
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#unsavedSince = undefined;
    if (this.#saving || this.#status === 'conflict' || !isDirty(this.#edit)) return;
    this.#saving = this.#sendText();
    await this.#saving;
  }

  async #sendText(): Promise<void> {
    const { save } = this.#options;
    const sent = this.current().text;
    this.#set(withState(this.#edit, { status: 'saving' }));
    const result = await save(sent, this.#edit.server.revision).catch((): SaveResult => ({ status: 'offline' }));
    this.#saving = undefined;
    this.#settle(result, sent);
  }

  #settle(result: SaveResult, sent: ArticleText): void {
    const failures = this.#edit.unanswered.length;
    // A question would take the field away in the middle of a word, and what is typed then would be lost.
    const isTyping = this.#listener !== undefined && Date.now() - this.#changedAt < savePause;
    this.#set(settle(this.#edit, result, sent, !isTyping));
    if (result.status === 'offline') this.#sendAfter(retryPauses[failures] ?? retryPauses[3]);
    const stored = storedOf(result);
    if (!stored) return;
    if (this.#status === 'unsaved') this.#sendAfter(this.#listener ? savePause : 0);
    this.#options.onSaved?.(stored);
  }
}
