import { beforeEach, expect, test, vi } from 'vitest';

import { keptTextOf, keptTranslationOf } from './kept-text.ts';

const text = {
  title: 'Roofs',
  tags: '',
  cover_image_url: '',
  cover_image_description: '',
  detail: '<p>Twelve.</p>',
  author_name: '',
  campaign_id: null,
};
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('keeps the text of one article for one person', () => {
  keptTextOf(1, 7).write({ text, basedOn: 3 });
  expect(keptTextOf(1, 7).read()).toEqual({ text, basedOn: 3 });
  expect([keptTextOf(2, 7).read(), keptTextOf(1, 8).read()]).toEqual([undefined, undefined]);
  keptTextOf(1, 7).remove();
  expect(keptTextOf(1, 7).read()).toBeUndefined();
});

test('ignores what it cannot read, and a storage that is full', () => {
  const store = keptTextOf(1, 7);
  store.write({ text, basedOn: 3 });
  const [key = ''] = [...stored.keys()];
  const unnumbered = JSON.stringify({ text, basedOn: '3' });
  for (const broken of ['{', '{"text":{}}', '{"text":{},"basedOn":1}', '7', unnumbered]) {
    stored.set(key, broken);
    expect(store.read()).toBeUndefined();
  }
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(() => store.write({ text, basedOn: 3 })).not.toThrow();
});

test('keeps a translation of one article into one language for one person', () => {
  const { title, tags, cover_image_description, detail } = text;
  const kept = { text: { title, tags, cover_image_description, detail }, basedOn: null };
  const store = keptTranslationOf(1, 7, 'es');
  store.write(kept);
  expect(store.read()).toEqual(kept);
  for (const other of [keptTranslationOf(2, 7, 'es'), keptTranslationOf(1, 8, 'es'), keptTranslationOf(1, 7, 'pl')])
    expect(other.read()).toBeUndefined();
  const [key = ''] = [...stored.keys()];
  for (const broken of ['{', '7', JSON.stringify({ ...kept, basedOn: {} }), JSON.stringify({ text: kept.text })]) {
    stored.set(key, broken);
    expect(store.read()).toBeUndefined();
  }
});
