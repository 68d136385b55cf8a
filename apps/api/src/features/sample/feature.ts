import type { Feature } from '../../actions/feature.ts';
import { addSampleCommands } from './commands.ts';

export const sample: Feature = {
  commands: [addSampleCommands],
};
