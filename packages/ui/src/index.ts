/** The public face of the package, room by room. */

// components

// site

// home

// news

// about
export type { AboutContent } from './about/about-content.ts';

// account

// dashboard
