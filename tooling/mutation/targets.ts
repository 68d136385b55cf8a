/** Sources to mutate, and the tests that have to notice. */
export interface Target {
  name: string;
  /** Paths or patterns of source files. */
  sources: string[];
  /** Paths or patterns of test files. */
  tests: string[];
}

const domain = (name: string, ...tests: string[]): Target => ({
  name: `domain/${name}`,
  sources: [`packages/domain/src/${name}.ts`],
  tests: [name, ...tests].map((test) => `packages/domain/src/${test}.test.ts`),
});

const api = (name: string, sources: readonly string[], tests: readonly string[]): Target => ({
  name: `api/${name}`,
  sources: sources.map((path) => `apps/api/src/${path}.ts`),
  tests: tests.map((path) => `apps/api/src/${path}.test.ts`),
});

/** The shared rules, and the guards of the server. */
export const targets: readonly Target[] = [
  domain('article-html'),
  domain('calendar'),
  domain('calls', 'specification'),
  domain('campaigns'),
  domain('dates'),
  domain('entities'),
  domain('forms', 'specification'),
  {
    name: 'domain/ledger',
    sources: ['packages/domain/src/ledger/*.ts'],
    tests: ['packages/domain/src/ledger/ledger.test.ts'],
  },
  domain('limits', 'specification', 'rules', 'forms'),
  domain('mail-draft'),
  domain('money'),
  domain('new-comment', 'forms', 'specification'),
  domain('pages', 'paths', 'specification'),
  domain('paths', 'pages', 'specification'),
  domain('payment-status', 'progress', 'specification'),
  domain('progress'),
  domain('rules', 'forms', 'specification'),
  domain('sentences', 'calls', 'specification'),
  domain('text'),
  domain('uploads'),
  api('limits', ['limits/*'], ['limits/*']),
  api(
    'codes',
    ['accounts/codes'],
    ['accounts/codes', 'accounts/sign-up', 'accounts/recovery', 'accounts/stranger', 'limits/limits'],
  ),
  api(
    'recovery',
    ['accounts/recovery'],
    [
      'accounts/codes',
      'accounts/recovery',
      'accounts/unverified-recovery',
      'accounts/stranger',
      'books/give-gifts',
    ],
  ),
  api(
    'sessions',
    ['accounts/sessions'],
    ['accounts/sessions', 'accounts/session-safety', 'accounts/sign-in'],
  ),
  api('sanitizer', ['news/clean-html'], ['news/news', 'admin/news']),
  api('comments', ['news/comments'], ['news/news', 'database/removed-meanwhile']),
  api('books-check', ['books/check'], ['books/check']),
  api(
    'books-entries',
    ['books/entries', 'books/giver'],
    ['books/gift-changes', 'books/give-gifts', 'admin/donors'],
  ),
  api('books-gifts', ['books/gifts'], ['books/gift-changes', 'books/gifts', 'books/give-gifts']),
];
