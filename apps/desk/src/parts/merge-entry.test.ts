import { expect, test } from 'vitest';

import { mergeEntry, paragraphs } from './merge-entry.ts';

const base = { title: 'A well', place: '', text: 'One.\n\nTwo.\n\nThree.' };
const fields = [{ name: 'title' }, { name: 'place' }, { name: 'text', blocks: paragraphs }] as const;
const merge = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  mergeEntry({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, fields);

test('takes what only one has changed, field by field and paragraph by paragraph', () => {
  const { questions, resolve, taken } = merge(
    { title: 'A deep well', text: 'First.\n\nTwo.\n\nThree.' },
    { place: 'Garbatula', text: 'One.\n\nTwo.\n\nThird.\n\nFour.' },
  );
  expect(questions).toEqual([]);
  expect(taken.map(({ name }) => name)).toEqual(['place', 'text']);
  expect(resolve([])).toEqual({
    title: 'A deep well',
    place: 'Garbatula',
    text: 'First.\n\nTwo.\n\nThird.\n\nFour.',
  });
});

test('leaves a text as it is that only one has changed', () => {
  const text = 'One.\n\n\n\nTwo.\n';
  expect(merge({ text }, {}).resolve([]).text).toBe(text);
  expect(merge({}, { text }).resolve([]).text).toBe(text);
  expect(merge({ text }, { text }).resolve([]).text).toBe(text);
});

test('asks about what both have changed, and keeps both without an answer', () => {
  const { questions, resolve, taken } = merge(
    { title: 'Two wells', text: 'One.\n\nMine.\n\nThree.\n\nMy end.' },
    { title: 'Wells', text: 'One.\n\nTheirs.\n\nThree.\n\nTheir end.' },
  );
  expect(questions.map(({ field, mine, theirs }) => [field.name, mine, theirs])).toEqual([
    ['title', 'Two wells', 'Wells'],
    ['text', 'Mine.', 'Theirs.'],
    ['text', 'My end.', 'Their end.'],
  ]);
  expect(taken).toEqual([]);
  expect(resolve(['theirs', 'mine', 'both'])).toEqual({
    title: 'Wells',
    place: '',
    text: 'One.\n\nMine.\n\nThree.\n\nMy end.\n\nTheir end.',
  });
  expect(resolve(['mine']).text).toContain('Mine.\n\nTheirs.');
});

test('an emptied field against a changed one is a question', () => {
  expect(merge({ title: '' }, { title: 'Wells' }).questions).toMatchObject([{ mine: '', theirs: 'Wells' }]);
  expect(merge({ text: '' }, { text: 'One.\n\nTwo, longer.\n\nThree.' }).questions).toMatchObject([
    { mine: '', theirs: 'Two, longer.' },
  ]);
});
