export type { Brand } from './brand-file.ts';
export { ContentError } from './content-error.ts';
export { contentDirectory } from './directory.ts';
export { fillTemplate } from './fill-template.ts';
export { type About, type Content, filesIn, type Home, loadContent, type Site } from './load-content.ts';
