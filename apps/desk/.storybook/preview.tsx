import '../src/styles.css';

export { default } from '@hearthlight/storybook/preview';
