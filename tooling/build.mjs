// `npm run build`: builds the web app. `npm start` builds it only when its files have changed.
import { build } from './prepare.mjs';

await build({ force: true });
