import type { Database, Engine } from './schema.ts';

/** One step of the tables' history. Once released it is never changed; a later step corrects it. */
export interface Migration {
  name: string;
  up: (database: Database, engine: Engine) => Promise<void>;
}
