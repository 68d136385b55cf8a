import type { Cleanup } from '../../actions/feature.ts';
import { removeUnused } from './forget-occasions.ts';

/** Removes occasions whose gifts went with their import. */
const unused: Cleanup = (database) => removeUnused(database);

export const cleanups = [unused];
