import { answerMediaFeatures } from './media-features.ts';
import type { Tool } from './tool.ts';

const isReduced: Readonly<Record<string, boolean>> = { full: false, still: true };

/** Whether the visitor prefers reduced motion. */
export const motion: Tool = {
  title: 'Motion',
  icon: 'lightning',
  choices: [
    { value: 'system', title: 'As the system prefers' },
    { value: 'full', title: 'Full motion' },
    { value: 'still', title: 'Reduced motion' },
  ],
  beforeRender: (choice) => {
    const reduced = isReduced[choice];
    answerMediaFeatures({
      'prefers-reduced-motion: reduce': reduced,
      'prefers-reduced-motion: no-preference': reduced === undefined ? undefined : !reduced,
    });
  },
};
