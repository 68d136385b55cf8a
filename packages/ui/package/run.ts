import { join } from 'node:path';

import { root } from '../../../tooling/prepare.mjs';
import { buildPackage } from './build.ts';

/** `npm run build:ui`: builds packages/ui for other projects; `npm pack ./packages/ui/dist` packs it. */
const folder = join(root, 'packages/ui/dist');
await buildPackage(folder);
console.log(`@hearthlight/ui is in ${folder}`);
