import { expect, test } from 'vitest';

import { snippet } from '../../.storybook/snippet.ts';

const exported = new Set(['Button', 'Link']);

test('imports each exported component of the snippet once', () => {
  const code = '<Link href="/"><Button>A</Button><Button>B</Button></Link>';
  expect(snippet(code, exported)).toBe(`import { Button, Link } from '@hearthlight/ui';\n\n${code}`);
});

test('imports neither elements nor components that the package does not export', () => {
  expect(snippet('<p><Opened /></p>', exported)).toBe('<p><Opened /></p>');
});

test('prints a function of a minified build as an arrow function', () => {
  expect(snippet('<p onClick={function WY(){}} />', exported)).toBe('<p onClick={() => {}} />');
});
