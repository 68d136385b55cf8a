import './ground.css';
import type { Tool } from './tool.ts';

/** The background of the story. On a dark one, components choose their colors for dark bands. */
export const ground: Tool = {
  title: 'Ground',
  icon: 'circle',
  choices: [
    { value: 'warm', title: 'Warm, as on most pages' },
    { value: 'paper', title: 'Paper, as in cards and panes' },
    { value: 'dark', title: 'Dark, as in dark bands' },
  ],
  beforeRender: (choice, { canvasElement }) => {
    canvasElement.toggleAttribute('data-on', false);
    if (choice === 'dark') canvasElement.dataset['on'] = 'dark';
    canvasElement.dataset['ground'] = choice;
  },
};
