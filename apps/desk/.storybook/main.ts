import shared from '../../../.storybook/main.ts';

/* The Storybook of the staff desk: `npm run storybook -w apps/desk`. That of the library shows it as a part of its own. */
export default { ...shared, stories: ['../src/**/*.stories.tsx'], refs: {} };
