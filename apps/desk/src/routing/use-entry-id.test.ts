import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';

import { useEntryId } from './use-entry-id.ts';

const Shown = () => `entry ${useEntryId()}`;

test.each([
  ['7', 'entry 7'],
  ['999999999999999', 'entry 999999999999999'],
  ['0', 'entry undefined'],
  ['07', 'entry undefined'],
  ['-7', 'entry undefined'],
  ['7.5', 'entry undefined'],
  ['1e3', 'entry undefined'],
  ['9999999999999999', 'entry undefined'],
  ['new', 'entry undefined'],
])('%s in an address is %s', (id, shown) => {
  const route = createElement(Route, { path: '/desk/gifts/:id', Component: Shown });
  const router = { initialEntries: [`/desk/gifts/${id}`] };
  expect(renderToString(createElement(MemoryRouter, router, createElement(Routes, null, route)))).toBe(shown);
});
