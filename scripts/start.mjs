// `npm start`: installs, builds what changed, and becomes the server, which migrates and fills its database.
import { become, build, install } from './prepare.mjs';

install();
build();
become('apps/api/src/server.ts');
