export { library } from './library.ts';
