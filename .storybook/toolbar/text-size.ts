import type { Tool } from './tool.ts';

/** The size of text that a visitor has set in the browser. */
export const textSize: Tool = {
  title: 'Text size',
  icon: 'zoom',
  choices: [
    { value: '100', title: '100 %' },
    { value: '150', title: '150 %' },
    { value: '200', title: '200 %, as WCAG 1.4.4 requires' },
  ],
  beforeRender: (choice) => {
    document.documentElement.style.fontSize = choice === '100' ? '' : `${choice}%`;
  },
};
