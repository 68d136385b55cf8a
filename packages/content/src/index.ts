export type { Brand } from './brand-file.ts';
export { ContentError } from './content-error.ts';
export { contentDirectory, deskDirectory, siteDirectory } from './directory.mjs';
export { faviconOf } from './favicon.ts';
export { initFolder } from './init-folder.ts';
export { fillTemplate } from './fill-template.ts';
export { dataUrlOf } from './logo-file.ts';
export {
  type About,
  type Content,
  type Home,
  loadContent,
  loadContents,
  loadFoundation,
  picturesIn,
  type Site,
} from './load-content.ts';
export type { Privacy } from './privacy-schema.ts';
export { type MissingTexts, missingTextsIn } from './missing-texts.ts';
export { sampleTextsIn } from './sample-texts.ts';
export { shareCardSize } from './share-card-size.ts';
