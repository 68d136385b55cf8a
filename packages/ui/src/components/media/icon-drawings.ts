/** The name of an icon. */
export type IconName =
  | 'back'
  | 'check'
  | 'chevron'
  | 'close'
  | 'done'
  | 'error'
  | 'eye'
  | 'eye-crossed'
  | 'info'
  | 'invalid'
  | 'menu'
  | 'menu-open'
  | 'pause'
  | 'play'
  | 'success';

interface Drawing {
  /** Lines or shapes, as path data. */
  path: string;
  /** A circle on the vertical center line. */
  circle?: { cy: number; r: number };
  /** View box, if not 24 by 24. */
  box?: string;
  /** Width of the lines in units of the view box, if not 2. */
  line?: number;
  /** Ends of the lines, if not round. */
  caps?: 'butt';
  /** Fills the shapes and draws no lines. */
  solid?: true;
}

const ring = { cy: 12, r: 9.5 };
const eye = {
  path: 'M2.5 12.5C5 8 8.3 6 12 6s7 2 9.5 6.5C19 17 15.7 19 12 19s-7-2-9.5-6.5Z',
  circle: { cy: 12.5, r: 3 },
  line: 1.8,
};
const small = '0 0 16 16';
const wide = '0 0 18 12';

/** The drawing of each icon, by its name. */
export const iconDrawings: Readonly<Record<IconName, Drawing>> = {
  back: { path: 'M20 12H5m6-7-7 7 7 7' },
  check: { path: 'm6.5 12.5 4 4 7-8.5', line: 2.6 },
  chevron: { path: 'm3.5 6 4.5 4.5L12.5 6', box: small },
  close: { path: 'm5.5 5.5 13 13m0-13-13 13' },
  done: { path: 'm2.5 8.5 3.5 3.5 7.5-8', box: small },
  error: { path: 'M12 7v6M12 16.5v.01', circle: ring },
  eye,
  'eye-crossed': { ...eye, path: `${eye.path}M4.5 20.5 19.5 4.5` },
  info: { path: 'M12 11v5.5M12 7.5v.01', circle: ring },
  invalid: { path: 'M12 7v6m0 4v.01', circle: ring, line: 2.4 },
  menu: { path: 'M0 2h18M0 10h18', box: wide, caps: 'butt' },
  'menu-open': { path: 'm3 0 12 12m0-12L3 12', box: wide, caps: 'butt' },
  pause: { path: 'M3 2h3.5v12H3ZM9.5 2H13v12H9.5Z', box: small, solid: true },
  play: { path: 'M4 2.2v11.6L14 8Z', box: small, solid: true },
  success: { path: 'm7.5 12.5 3.2 3.2 6-7', circle: ring },
};

/** Icons that point along the text. Right to left, they are mirrored. */
export const directionalIcons: readonly IconName[] = ['back'];
