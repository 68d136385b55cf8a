import { expect, test } from 'vitest';

import { operatorName } from './operator-name.ts';

const ruth = () => ({ username: 'ruth' });
const withoutEntry = () => {
  throw new Error('uv_os_get_passwd returned ENOENT');
};

test('returns the operating-system user', () => {
  expect(operatorName({}, ruth)).toBe('ruth');
});

test('also names the user who ran sudo', () => {
  expect(operatorName({ SUDO_USER: 'ada' }, ruth)).toBe('ada as ruth');
  expect(operatorName({ SUDO_USER: 'ruth' }, ruth)).toBe('ruth');
});

test('returns the user id when the password database has no entry', () => {
  expect(operatorName({}, withoutEntry)).toMatch(/^uid \d+$/);
});
