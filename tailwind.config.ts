import preset from '@hearthlight/ui/preset';
import type { Config } from 'tailwindcss';

/** Tailwind's configuration of this repository. The design system's preset has the tokens; nothing is added to it. */
const config: Config = { content: [], presets: [preset] };
export default config;
