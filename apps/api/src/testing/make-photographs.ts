/* `npm exec -- node apps/api/src/testing/make-photographs.ts` makes the uploaded photographs that Storybook serves, as the server stores them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { shapesOfPhotographs, uploadedPhotographs } from '@hearthlight/domain/fixtures';

import { convertPicture } from '../features/pictures/convert-picture.ts';
import { aPhotograph } from './photographs.ts';

for (const shape of shapesOfPhotographs) {
  const path = `../../../../.storybook/public${dirname(uploadedPhotographs[shape])}/`;
  const folder = fileURLToPath(new URL(path, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const { data, format, width } of await convertPicture(await aPhotograph(shape)))
    writeFileSync(`${folder}${width}.${format}`, data);
}
