import { additions, scales } from '@hearthlight/ui/preset';
import type { Config } from 'tailwindcss';

/**
 * Tailwind's configuration of this repository. Stricter than the preset: a color, size, weight, radius, shadow,
 * duration or curve that is not a token yields no CSS.
 */
const config: Config = { content: [], theme: { ...scales, extend: additions } };
export default config;
