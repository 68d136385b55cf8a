import '../src/styles.css';

export { default } from '@hearthlight/storybook/preview';

/* Storybook reads tags from the text of this file. Without them the desk has no documentation pages. */
export const tags = ['autodocs'];
