import { addons } from 'storybook/manager-api';

import { themeOf } from './theme.ts';

const style = getComputedStyle(document.documentElement);

addons.setConfig({
  theme: themeOf((name) => style.getPropertyValue(`--${name}`).trim()),
  sidebar: { showRoots: true, collapsedRoots: [] },
});
