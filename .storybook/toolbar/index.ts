import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';

import { forcedColors } from './forced-colors.ts';
import { foundation } from './foundation.ts';
import { ground } from './ground.ts';
import { motion } from './motion.ts';
import { pseudoLanguage } from './pseudo-language.ts';
import { textSize } from './text-size.ts';
import type { Tool } from './tool.ts';

/** The menus of the toolbar by the names of their globals, in their order. The viewport addon adds the width. */
const tools: Readonly<Record<string, Tool>> = {
  foundation,
  ground,
  motion,
  textSize,
  language: pseudoLanguage,
  colors: forcedColors,
};

const entries = Object.entries(tools);

const globalTypes = Object.fromEntries(
  entries.map(([name, { title, icon, choices }]) => [
    name,
    { name: title, description: title, toolbar: { title, icon, items: [...choices], dynamicTitle: false } },
  ]),
);

const initialGlobals = Object.fromEntries(entries.map(([name, { choices }]) => [name, choices[0].value]));

/** Runs before each rendering, also before the one that follows a choice. */
const beforeEach: BeforeEach<ReactRenderer> = (story) => {
  for (const [name, tool] of entries) tool.beforeRender(String(story.globals[name]), story);
};

const afterEach: AfterEach<ReactRenderer> = (story) => {
  for (const [name, tool] of entries) tool.afterPlay?.(String(story.globals[name]), story);
};

/** Annotations of the preview. A new tool is a file beside this one and a line in `tools`. */
export const toolbar = { globalTypes, initialGlobals, beforeEach, afterEach };
