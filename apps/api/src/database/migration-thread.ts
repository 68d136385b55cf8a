import { workerData } from 'node:worker_threads';

import { migrateDatabase } from './open.ts';

await migrateDatabase(workerData);
