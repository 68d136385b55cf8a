import { createElement } from 'react';
import { addons } from 'storybook/manager-api';

import { statuses } from '../packages/ui/src/foundations/guidance.ts';
import { themeOf } from './theme.ts';

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
