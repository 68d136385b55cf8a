import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';

import { statuses } from '../packages/ui/src/foundations/guidance.ts';
import { GroundMenu } from './ground-menu.ts';
import { themeOf } from './theme.ts';
import { Unshared } from './unshared.ts';

const style = getComputedStyle(document.documentElement);
const token = (name: string) => style.getPropertyValue(`--${name}`).trim();

addons.setConfig({
  theme: themeOf(token, token('product').slice(1, -1)),
  sidebar: {
    showRoots: true,
    collapsedRoots: [],
    renderLabel: ({ type, name, tags }) => {
      const status = type === 'component' && statuses.find((tag) => tags?.includes(tag));
      return status ? createElement('span', null, name, createElement('small', null, ` ${status}`)) : name;
    },
  },
});

addons.add('hearthlight/ground', {
  type: types.TOOL,
  title: 'Ground',
  match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
  render: () => createElement(GroundMenu),
});

addons.add('hearthlight/unshared', {
  type: types.TOOLEXTRA,
  title: 'Not in the address',
  match: ({ viewMode }) => viewMode === 'story',
  render: () => createElement(Unshared),
});
