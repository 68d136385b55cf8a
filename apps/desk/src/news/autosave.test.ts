import type { Article, ArticleText } from '@hearthlight/domain/desk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createAutosave, type KeptText, longestWait, retryPauses, savePause, type SaveResult } from './autosave.ts';
import { anArticle, anArticleText } from './fixtures/index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const text = anArticleText({ title: 'One' });
const stored = (changes: Partial<ArticleText>, revision: number): Article =>
  anArticle({ text: { ...text, ...changes }, revision, edited_at: '2026-11-20T09:00:00.000Z' });

/** An autosave whose saves are answered by hand. */
function setUp({ kept, revision = 3 }: { kept?: KeptText; revision?: number } = {}) {
  const browser: { kept: KeptText | undefined } = { kept };
  const answers: ((result: SaveResult) => void)[] = [];
  const save = vi.fn<(sent: ArticleText, basedOn: number) => Promise<SaveResult>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const onSaved = vi.fn<(article: Article) => void>();
  const autosave = createAutosave({
    article: anArticle({ text, revision }),
    save,
    onSaved,
    store: {
      read: () => browser.kept,
      write: (next) => (browser.kept = next),
      remove: () => (browser.kept = undefined),
    },
  });
  const onChange = vi.fn<() => void>();
  const stop = autosave.subscribe(onChange);
  const answer = async (result: SaveResult) => {
    answers.shift()?.(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, save, answer, stop, onChange, onSaved, browser };
}
type SetUp = ReturnType<typeof setUp>;

const titles = ({ save }: SetUp) => save.mock.calls.map(([{ title }, basedOn]) => [title, basedOn]);
const statusOf = ({ autosave }: SetUp) => autosave.current().state.status;

test('saves a pause after the last change, once', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause - 1);
  it.autosave.change({ title: 'Three' });
  await vi.advanceTimersByTimeAsync(savePause - 1);
  expect(it.save).not.toHaveBeenCalled();
  expect(statusOf(it)).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(1);
  expect(titles(it)).toEqual([['Three', 3]]);
  expect(statusOf(it)).toBe('saving');
  await it.answer({ status: 'saved', article: stored({ title: 'Three' }, 4) });
  expect(it.autosave.current().state).toEqual({ status: 'saved', at: '2026-11-20T09:00:00.000Z' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.save).toHaveBeenCalledOnce();
});

test('saves while somebody types without a pause', async () => {
  const it = setUp();
  for (let passed = 0; passed < longestWait; passed += 500) {
    it.autosave.change({ title: `Typed ${passed}` });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(it.save).toHaveBeenCalledOnce();
});

test('saves nothing without a change, or when a change was undone', async () => {
  const it = setUp();
  await vi.advanceTimersByTimeAsync(60_000);
  it.autosave.change({ title: 'Two' });
  it.autosave.change({ title: 'One' });
  expect(statusOf(it)).toBe('saved');
  expect(it.browser.kept).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.save).not.toHaveBeenCalled();
});

test('keeps each change in the browser at once, until the server has it', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  expect(it.browser.kept).toEqual({ text: { ...text, title: 'Two' }, basedOn: 3, base: text });
  await vi.advanceTimersByTimeAsync(savePause);
  expect(it.browser.kept).toBeDefined();
  await it.answer({ status: 'saved', article: stored({ title: 'Two' }, 4) });
  expect(it.browser.kept).toBeUndefined();
});

test('one save is under way at a time, and the next is based on its revision', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  it.autosave.change({ title: 'Three' });
  await vi.advanceTimersByTimeAsync(60_000);
  it.autosave.retry();
  expect(titles(it)).toEqual([['Two', 3]]);
  await it.answer({ status: 'saved', article: stored({ title: 'Two' }, 4) });
  expect(statusOf(it)).toBe('unsaved');
  expect(it.autosave.current().text.title).toBe('Three');
  expect(it.browser.kept).toEqual({
    text: { ...text, title: 'Three' },
    basedOn: 4,
    base: { ...text, title: 'Two' },
  });
  await vi.advanceTimersByTimeAsync(savePause);
  expect(titles(it)).toEqual([
    ['Two', 3],
    ['Three', 4],
  ]);
});

test('tries again after longer and longer pauses, with the newest text', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  for (const pause of [...retryPauses, 30_000]) {
    await it.answer({ status: 'offline' });
    expect(statusOf(it)).toBe('offline');
    const tries = it.save.mock.calls.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    it.autosave.change({ title: `After ${tries}` });
    expect(it.save).toHaveBeenCalledTimes(tries);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles(it).at(-1)).toEqual([`After ${tries}`, 3]);
  }
  await it.answer({ status: 'saved', article: stored({ title: 'After 5' }, 4) });
  expect(statusOf(it)).toBe('saved');
  // The pauses begin again.
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  await it.answer({ status: 'offline' });
  const before = it.save.mock.calls.length;
  await vi.advanceTimersByTimeAsync(retryPauses[0]);
  expect(it.save).toHaveBeenCalledTimes(before + 1);
});

test('a rejected save is tried again', async () => {
  const it = setUp();
  it.save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  expect(statusOf(it)).toBe('offline');
  await vi.advanceTimersByTimeAsync(retryPauses[0]);
  expect(it.save).toHaveBeenCalledTimes(2);
});

test('tries at once when asked to', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  await it.answer({ status: 'offline' });
  it.autosave.retry();
  expect(it.save).toHaveBeenCalledTimes(2);
  await it.answer({ status: 'saved', article: stored({ title: 'Two' }, 4) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.save).toHaveBeenCalledTimes(2);
});

test('waits for the sign-in after the session has ended, and keeps the text', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  await it.answer({ status: 'signed-out' });
  it.autosave.change({ title: 'Three' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statusOf(it)).toBe('signed-out');
  expect(it.save).toHaveBeenCalledOnce();
  expect(it.browser.kept?.text.title).toBe('Three');
  it.autosave.retry();
  expect(titles(it).at(-1)).toEqual(['Three', 3]);
});

test('goes on when the page is shown again after signing in', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  it.stop();
  await it.answer({ status: 'signed-out' });
  it.autosave.subscribe(it.onChange);
  expect(it.save).toHaveBeenCalledTimes(2);
  await it.answer({ status: 'saved', article: stored({ title: 'Two' }, 4) });
  expect(statusOf(it)).toBe('saved');
});

test('does not repeat a refused text, but saves the next change', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  await it.answer({ status: 'refused', message: 'Too long.' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.save).toHaveBeenCalledOnce();
  it.autosave.change({ title: 'Three' });
  await vi.advanceTimersByTimeAsync(savePause);
  expect(it.save).toHaveBeenCalledTimes(2);
});

test('no longer says that a text is refused once its change is undone', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  await it.answer({ status: 'refused', message: 'Too long.' });
  it.autosave.change({ title: text.title });
  expect(statusOf(it)).toBe('saved');
});

test('a conflict stops saving until it is resolved', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(savePause);
  const current = stored({ title: 'Theirs' }, 9);
  await it.answer({ status: 'conflict', current });
  expect(it.autosave.current().state).toEqual({ status: 'conflict', base: text, current });
  it.autosave.change({ title: 'Mine, longer' });
  it.autosave.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.save).toHaveBeenCalledOnce();
  expect(it.browser.kept).toEqual({ text: { ...text, title: 'Mine, longer' }, basedOn: 3, base: text });
  it.autosave.resolve({ ...text, title: 'Both' });
  expect(titles(it).at(-1)).toEqual(['Both', 9]);
});

test('a conflict is asked about only after a pause, so that nothing typed is lost', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(savePause);
  it.autosave.change({ title: 'Mine, lon' });
  const current = stored({ title: 'Theirs' }, 9);
  await it.answer({ status: 'conflict', current });
  expect(statusOf(it)).toBe('unsaved');
  it.autosave.change({ title: 'Mine, longer' });
  await vi.advanceTimersByTimeAsync(savePause);
  expect(titles(it).at(-1)).toEqual(['Mine, longer', 3]);
  await it.answer({ status: 'conflict', current });
  expect(it.autosave.current()).toMatchObject({
    text: { title: 'Mine, longer' },
    state: { status: 'conflict', current },
  });
});

test('what somebody else changed elsewhere is taken over and saved with one’s own change', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(savePause);
  it.autosave.change({ title: 'Mine, longer' });
  const current = stored({ tags: 'Theirs' }, 9);
  await it.answer({ status: 'conflict', current });
  expect(it.autosave.current()).toEqual({
    text: { ...text, title: 'Mine, longer', tags: 'Theirs' },
    state: { status: 'unsaved' },
    merged: current,
  });
  expect(it.browser.kept).toMatchObject({ basedOn: 9, base: { title: 'One', tags: 'Theirs' } });
  expect(it.onSaved).toHaveBeenLastCalledWith(current);
  await vi.advanceTimersByTimeAsync(savePause);
  expect(it.save).toHaveBeenLastCalledWith({ ...text, title: 'Mine, longer', tags: 'Theirs' }, 9);
});

test('after leaving, changes of both are saved too, but not what both changed', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Mine' });
  it.stop();
  await it.answer({ status: 'conflict', current: stored({ tags: 'Theirs' }, 9) });
  expect(it.save).toHaveBeenLastCalledWith({ ...text, title: 'Mine', tags: 'Theirs' }, 9);
  await it.answer({ status: 'conflict', current: stored({ title: 'Theirs', tags: 'Theirs' }, 10) });
  expect(it.save).toHaveBeenCalledTimes(2);
  expect(it.browser.kept).toMatchObject({ text: { title: 'Mine', tags: 'Theirs' }, basedOn: 9 });
});

test('another call that meets a colleague’s text takes it over', () => {
  const it = setUp();
  const current = stored({ tags: 'Theirs' }, 9);
  it.autosave.meet(current);
  expect(it.autosave.current()).toMatchObject({ text: { tags: 'Theirs' }, state: { status: 'saved' } });
  expect(it.onSaved).toHaveBeenLastCalledWith(current);
  // Somebody has only published it.
  it.autosave.meet(stored({ tags: 'Theirs' }, 9));
  expect(it.autosave.current().merged).toBe(current);
});

test('taking over the other text saves nothing', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(savePause);
  await it.answer({ status: 'conflict', current: stored({ title: 'Theirs' }, 9) });
  it.autosave.resolve({ ...text, title: 'Theirs' });
  expect(it.autosave.current().text.title).toBe('Theirs');
  expect(statusOf(it)).toBe('saved');
  expect(it.save).toHaveBeenCalledOnce();
  expect(it.browser.kept).toBeUndefined();
  it.autosave.change({ title: 'Next' });
  await vi.advanceTimersByTimeAsync(savePause);
  expect(titles(it).at(-1)).toEqual(['Next', 9]);
});

test('one’s own text is no conflict: the response to its first try was lost', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two', detail: '<p>a&nbsp;b<br><a rel="noopener" href="/c">c</a></p>' });
  await vi.advanceTimersByTimeAsync(savePause);
  await it.answer({ status: 'offline' });
  await vi.advanceTimersByTimeAsync(retryPauses[0]);
  const detail = '<p>a\u00a0b<br /><a href="/c" rel="noopener">c</a></p>';
  await it.answer({ status: 'conflict', current: stored({ title: 'Two', detail }, 4) });
  expect(statusOf(it)).toBe('saved');
  it.autosave.change({ title: 'Three' });
  await vi.advanceTimersByTimeAsync(savePause);
  expect(titles(it).at(-1)).toEqual(['Three', 4]);
});

test('one’s own text is no conflict either if more was typed before the next try', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  it.autosave.change({ title: 'Two and a half' });
  await it.answer({ status: 'offline' });
  await vi.advanceTimersByTimeAsync(retryPauses[0]);
  await it.answer({ status: 'conflict', current: stored({ title: 'Two' }, 4) });
  expect(it.autosave.current()).toMatchObject({ state: { status: 'unsaved' }, merged: undefined });
  await vi.advanceTimersByTimeAsync(savePause);
  expect(titles(it).at(-1)).toEqual(['Two and a half', 4]);
});

test('goes on with the text that the browser kept', async () => {
  const it = setUp({ kept: { text: { ...text, title: 'Kept' }, basedOn: 3 } });
  expect(it.autosave.current().text.title).toBe('Kept');
  expect(statusOf(it)).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(savePause);
  expect(titles(it)).toEqual([['Kept', 3]]);
});

test('a kept text of an older revision is a conflict', async () => {
  const it = setUp({ kept: { text: { ...text, title: 'Kept' }, basedOn: 2 } });
  expect(it.autosave.current()).toMatchObject({ text: { title: 'Kept' }, state: { status: 'conflict' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.save).not.toHaveBeenCalled();
});

test('a kept text of an older revision is merged if its base is known', async () => {
  const base = { ...text, tags: 'Earlier' };
  const it = setUp({ kept: { text: { ...base, title: 'Kept' }, basedOn: 2, base } });
  expect(it.autosave.current()).toMatchObject({
    text: { ...text, title: 'Kept' },
    state: { status: 'unsaved' },
  });
  expect(it.save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(savePause);
  expect(it.save).toHaveBeenLastCalledWith({ ...text, title: 'Kept' }, 3);
});

test('forgets a kept text that the server has', () => {
  const it = setUp({ kept: { text, basedOn: 2 } });
  expect(it.browser.kept).toBeUndefined();
  expect(statusOf(it)).toBe('saved');
});

test('does not remove what another tab has kept meanwhile', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  const other = { text: { ...text, title: 'Of another tab' }, basedOn: 3 };
  it.browser.kept = other;
  await it.answer({ status: 'saved', article: stored({ title: 'Two' }, 4) });
  expect(it.browser.kept).toBe(other);
});

test('saves on leaving, and does nothing after it', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  it.onChange.mockClear();
  it.stop();
  expect(titles(it)).toEqual([['Two', 3]]);
  await it.answer({ status: 'offline' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.save).toHaveBeenCalledOnce();
  expect(it.onChange).not.toHaveBeenCalled();
  expect(it.browser.kept?.text.title).toBe('Two');
});

test('saves what was typed during the last save too, after leaving', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(savePause);
  it.autosave.change({ title: 'Three' });
  it.stop();
  await it.answer({ status: 'saved', article: stored({ title: 'Two' }, 4) });
  expect(titles(it).at(-1)).toEqual(['Three', 4]);
  await it.answer({ status: 'saved', article: stored({ title: 'Three' }, 5) });
  expect(it.browser.kept).toBeUndefined();
});

test.each<[Partial<ArticleText>]>([
  [{ tags: 'Other' }],
  [{ author_name: 'Other' }],
  [{ cover_image_url: '/pictures/roof.svg' }],
  [{ cover_image_description: 'Other' }],
  [{ campaign_id: null }],
  [{ detail: '<p>Other</p>' }],
])('saves a change of %j', async (changes) => {
  const it = setUp();
  it.autosave.change(changes);
  await vi.advanceTimersByTimeAsync(savePause);
  expect(it.save).toHaveBeenCalledWith({ ...text, ...changes }, 3);
});

test('before a publication, saves what is left and tells the revision, or that the server lacks the text', async () => {
  const it = setUp();
  expect(await it.autosave.whenSaved()).toBe(3);
  it.autosave.change({ title: 'Two' });
  const saved = it.autosave.whenSaved();
  await it.answer({ status: 'saved', article: stored({ title: 'Two' }, 4) });
  expect(await saved).toBe(4);
  it.autosave.change({ title: 'Three' });
  const failed = it.autosave.whenSaved();
  await it.answer({ status: 'offline' });
  expect(await failed).toBeUndefined();
});

test('waits for a save under way, and saves what was typed meanwhile', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  it.autosave.retry();
  it.autosave.change({ title: 'Three' });
  const saved = it.autosave.whenSaved();
  await it.answer({ status: 'saved', article: stored({ title: 'Two' }, 4) });
  await it.answer({ status: 'saved', article: stored({ title: 'Three' }, 5) });
  expect(await saved).toBe(5);
  expect(titles(it)).toEqual([
    ['Two', 3],
    ['Three', 4],
  ]);
});

test('takes over a restored revision; shows a conflict that a publication has met', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  it.autosave.adopt(stored({ title: 'Old' }, 7));
  expect([it.autosave.current().text.title, it.browser.kept]).toEqual(['Old', undefined]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.save).not.toHaveBeenCalled();
  it.autosave.change({ title: 'Mine' });
  const current = stored({ title: 'Other' }, 8);
  it.autosave.meet(current);
  expect(it.autosave.current().state).toEqual({
    status: 'conflict',
    base: { ...text, title: 'Old' },
    current,
  });
  expect(await it.autosave.whenSaved()).toBeUndefined();
  it.autosave.resolve(current.text);
  it.autosave.meet(stored({ title: 'Other' }, 9));
  expect([statusOf(it), await it.autosave.whenSaved()]).toEqual(['saved', 9]);
});

test('a removed article is not saved when its page closes', async () => {
  const it = setUp();
  it.autosave.change({ title: 'Two' });
  it.autosave.forget();
  it.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([it.save.mock.calls, it.browser.kept]).toEqual([[], undefined]);
});
