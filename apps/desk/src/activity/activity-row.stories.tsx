import { rhythms } from '@hearthlight/domain';
import {
  actionNames,
  giftStatuses,
  loggedFields,
  placesOf,
  programText,
  programTexts,
  roles,
} from '@hearthlight/domain/desk';
import { Sheet } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ActivityRow } from './activity-row.tsx';
import { anActivityEntry } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Activity/ActivityRow',
  component: ActivityRow,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <Sheet aria-label="A list">
        <Story />
      </Sheet>
    ),
  ],
  args: { entry: anActivityEntry() },
});

export const Default = meta.story();

/** What is yes or no says which, without opening the row. */
export const Switched = meta.story({
  tags: ['!autodocs'],
  args: {
    entry: anActivityEntry({
      action: 'gift plan-payment',
      subject: 'gift 4107',
      changes: [{ field: 'further', before: 'true', after: 'false' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What changed: Further gift: No')).toBeVisible();
  },
});

/** Shows differences word by word, without the tags of HTML, addresses of pictures and numbers of rows. */
export const Opened = meta.story({
  args: {
    entry: anActivityEntry({
      detail: 'Roof number ten',
      changes: [
        { field: 'title', before: 'Roof nine', after: 'Roof number ten' },
        { field: 'detail', before: '<p>Six <b>nails</b></p>', after: '<p>Six <b>screws</b></p>' },
        { field: 'cover_image_url', before: null, after: `/uploads/${'a1'.repeat(16)}-1600.webp` },
        { field: 'campaign_id', before: null, after: '4711' },
      ],
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Roof number ten' })).toHaveAttribute('href', '/desk/news/12');
    await userEvent.click(canvas.getByText(/^What changed: /, { selector: 'summary' }));
    await expect(canvas.getByText('What changed: Title, Text, Cover picture, Campaign')).toBeVisible();
    await expect(canvas.getByText(/^\d{1,2}:\d\d [AP]M$/)).toBeVisible();
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Title', 'Text', 'Cover picture', 'Campaign']);
    const added = canvas.getAllByRole('insertion').map(({ textContent }) => textContent);
    await expect(added).toEqual(['Added: number ten', 'Added: screws']);
    await expect(canvasElement).not.toHaveTextContent(/<p>|a1a1|4711/);
  },
});

/** An import is known by its file, and leads to its gifts. */
export const Imported = meta.story({
  args: {
    entry: anActivityEntry({
      action: 'gift import',
      subject: 'import 2',
      file: 'chase_2026-11.csv',
      detail: programText('importCounts', { fresh: 16, changed: 0, known: 0, suspected: 0, ignored: 2, refused: 0 }),
      changes: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^chase_2026-11\.csv · 16 new/ })).toHaveAttribute(
      'href',
      '/desk/gifts?import=2',
    );
  },
});

/** An import that was undone has no gifts any more. */
export const ImportUndone = meta.story({
  tags: ['!autodocs'],
  args: {
    entry: anActivityEntry({ action: 'gift import-undo', subject: 'import 2', file: 'chase.csv', changes: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('chase.csv')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Removed entries have no link, and digests are not shown. */
export const Removed = meta.story({
  args: {
    entry: anActivityEntry({ action: 'picture remove', subject: `picture ${'a1'.repeat(16)}`, changes: [] }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/a1a1/);
  },
});

/** Everything of access is in the log too. */
export const Access = meta.story({
  args: { entry: anActivityEntry({ action: 'access sign-in', subject: 'staff 3', changes: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Signed in' })).toHaveAttribute('href', '/desk/people');
  },
});

/** An action of another version is shown as it was stored. */
export const FromCommandLine = meta.story({
  args: {
    entry: anActivityEntry({ actor: 'root', source: 'command line', action: 'news polish', changes: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('news polish')).toBeVisible();
    await expect(canvas.queryByText(/^What changed/)).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    entry: anActivityEntry({
      actor: 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(2), // cspell:disable-line
      detail: 'reason-without-a-space-'.repeat(12),
      changes: [
        { field: 'cover_image_description', before: null, after: 'A woman fills a jerrycan. '.repeat(20) },
        { field: 'detail', before: '<p>Water</p>', after: `https://example.org/${'a'.repeat(240)}` },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/^What changed: /, { selector: 'summary' })),
});

/** Values of the words below, as long as real ones. */
const someValues = {
  amount: '$25',
  fresh: 4,
  changed: 0,
  known: 12,
  suspected: 2,
  ignored: 3,
  refused: 0,
  count: 1234,
  hash: 'a1'.repeat(32),
  key: 'A1B2',
  name: 'ZOË',
  number: '15',
  reason: 'LOST',
};

/** Values that fields have in the log, by which the story below sees names of the program. */
const rawValues: Readonly<Record<string, readonly string[]>> = {
  anonymous: ['true', 'false'],
  further: ['true', 'false'],
  maintenance: ['on', 'off'],
  method: ['Bank transfer'],
  rhythm: rhythms,
  role: roles,
  status: giftStatuses,
};

const everyEntry = [
  ...actionNames.map((action) => anActivityEntry({ action, subject: 'none', changes: [] })),
  ...programTexts.flatMap((name) =>
    [1, 1234].flatMap((count) =>
      placesOf(name)
        .filter((place) => place !== 'reason')
        .map((action) => anActivityEntry({ action, detail: programText(name, { ...someValues, count }), changes: [] })),
    ),
  ),
  ...loggedFields.flatMap((field) =>
    (rawValues[field] ?? ['25']).map((after) => anActivityEntry({ changes: [{ field, before: null, after }] })),
  ),
  ...[
    ['bill export', 'state=open search=50 order=oldest'],
    ['database restore', '2026-03-01T10:00:00.000Z'],
    ['donor edit', 'email, first_name, last_name'],
    ['gift correct', 'refunded'],
    ['gift export', 'status=completed from=2026-02-01 to=2026-02-28 least=5 most=9 donor=3 giver_of=4 import=5'],
    ['mail test', 'address refused'],
    ['occasion edit', 'kind, name, tell, is_public'],
    ['picture replace', '/uploads/a1/600.jpg'],
    ['sample remove', '{"donors":1}'],
  ].map(([action = '', detail = '']) => anActivityEntry({ action, detail, changes: [] })),
];

/**
 * Accents or capitals stand in each word of the catalogs and of people: a plain word would be a name of the program.
 */
export const EveryEvent = meta.story({
  tags: ['!autodocs', '!dev'],
  globals: { language: 'en-XA' },
  render: () => (
    <>
      {everyEntry.map((entry, index) => (
        <ActivityRow key={index} entry={{ ...entry, actor: 'ZOË', subject: 'none' }} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const summary of canvas.queryAllByText(/⟦/, { selector: 'summary' })) summary.click();
    const plain = canvasElement.innerText.match(/(?<![\p{L}<])[a-z]{2,}(?![\p{L}>])/gu) ?? [];
    await expect([...new Set(plain)]).toEqual([]);
  },
});
