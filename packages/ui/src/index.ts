/** The public face of the package, room by room. */

// components
export { ArchPicture, type ArchPictureProps } from './components/arch-picture.tsx';
export { Avatar, type AvatarProps } from './components/avatar.tsx';
export { Brand, type BrandProps } from './components/brand.tsx';
export { CardGrid, type CardGridProps } from './components/card-grid.tsx';
export { Money, type MoneyProps } from './components/money.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar.tsx';
export { Quote, type QuoteProps } from './components/quote.tsx';
export { Section, type SectionProps } from './components/section.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton.tsx';
export { Stat, type StatProps } from './components/stat.tsx';
export { StatusText, type StatusTextProps } from './components/status-text.tsx';
export { Tag, type TagProps } from './components/tag.tsx';

// site

// home

// news

// about
export type { AboutContent } from './about/about-content.ts';

// account

// dashboard
