import { join } from 'node:path';

import { root } from '../../../../tooling/prepare.mjs';
import { writeTokens } from './write-tokens.ts';

/** `npm run tokens`: writes the design tokens as CSS and as JSON of the Design Tokens Community Group. */
const folder = join(root, 'packages/ui/dist');
console.log(`${writeTokens(folder)} tokens in tokens.css and tokens.json of ${folder}`);
