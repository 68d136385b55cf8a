import preset from '@hearthlight/ui/preset';
import type { Config } from 'tailwindcss';

const config: Config = { content: [], presets: [preset] };
export default config;
