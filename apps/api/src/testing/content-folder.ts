import { fileURLToPath } from 'node:url';

/** Returns the path of a content folder of the repository, such as `hearthlight` or `examples/northwind`. */
export const contentFolder = (name: string): string =>
  fileURLToPath(new URL(`../../../../packages/content/${name}`, import.meta.url));
