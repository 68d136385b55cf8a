import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { releaseNotes } from './release-notes.mjs';

const changelog = '# Changelog\n\n## 1.1.0 (2027-01-02)\n\n- Newer.\n\n## 1.0.0\n\n- First.\n';

it('returns the notes of one version', () => {
  expect(releaseNotes(changelog, 'v1.1.0')).toBe('- Newer.');
  expect(releaseNotes(changelog, 'v1.0.0')).toBe('- First.');
});

it('throws for a version without notes, also when its number begins like another one', () => {
  expect(() => releaseNotes(changelog, 'v1.0')).toThrow('CHANGELOG.md has no notes for 1.0.');
});

it('has notes for the version of package.json', () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), `v${version}`)).not.toBe('');
});
