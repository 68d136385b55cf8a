import { pixelsAt } from '../../src/foundations/fluid.ts';
import { textStyles, type TextStyle } from '../../src/styles/text-styles.ts';

/*
 * Exports design tokens in the format of the Design Tokens Community Group (2025.10). Its dimensions are px or rem, so
 * a fluid size has its value at 1366 px, and its CSS in an extension.
 */

type Value = string | number | readonly Value[] | { readonly [name: string]: Value | boolean };

/** A token of the format. */
export interface DesignToken {
  $type: string;
  $value: Value;
  $extensions?: Record<string, Value>;
}

/** Tokens by group and name. */
export type DesignTokens = Record<string, Record<string, DesignToken>>;

const extension = 'org.hearthlight.css';
/** Viewport width in px for the values of fluid sizes. */
const desk = 1366;

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const pixels = (value: number) => ({ value: rounded(value), unit: 'px' });

function colorOf(hex: string, alpha = 1): Value {
  const components = [1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return { colorSpace: 'srgb', components, alpha, hex };
}

function dimension(css: string): DesignToken {
  const fluid = /^(?:clamp|min)\(/.test(css);
  const $value =
    css.endsWith('rem') && !fluid ? { value: Number.parseFloat(css), unit: 'rem' } : pixels(pixelsAt(desk, css));
  return { $type: 'dimension', $value, ...(fluid && { $extensions: { [extension]: css } }) };
}

/** Converts a length in em to a factor, because the format has no em. */
const factor = (css: string): DesignToken => ({
  $type: 'number',
  $value: Number.parseFloat(css),
  $extensions: { [extension]: css },
});

const duration = (css: string): DesignToken => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(css), unit: css.endsWith('ms') ? 'ms' : 's' },
});

const fontFamily = (css: string): DesignToken => ({
  $type: 'fontFamily',
  $value: css.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, '')),
});

const cubicBezier = (css: string): DesignToken => ({
  $type: 'cubicBezier',
  $value: [...css.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number)),
});

/** Converts a shadow. Each layer is four lengths and a share of a palette color. */
function shadow(css: string, colors: ReadonlyMap<string, string>): DesignToken {
  const layer = /((?:-?[\d.]+(?:px)?\s+){4})color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%/g;
  const $value = [...css.matchAll(layer)].map(([, lengths = '', name = '', share = '']) => {
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths.trim().split(/\s+/).map(Number.parseFloat);
    const color = colorOf(colors.get(name) ?? '', Number(share) / 100);
    return {
      color,
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(spread),
    };
  });
  return { $type: 'shadow', $value };
}

const isFactor = (css: string) => css.endsWith('em') && !css.endsWith('rem');
const number = (css: string): DesignToken => ({ $type: 'number', $value: Number(css) });
const length = (css: string): DesignToken => (isFactor(css) ? factor(css) : dimension(css));

/** Groups and converters by prefix of the custom property. The first match applies. */
const kinds: readonly [prefix: string, group: string, convert: (css: string) => DesignToken][] = [
  ['font-', 'fontFamily', fontFamily],
  ['weight-', 'fontWeight', (css) => ({ $type: 'fontWeight', $value: Number(css) })],
  ['leading-', 'lineHeight', number],
  ['tracking-', 'letterSpacing', factor],
  ['motion-', 'duration', duration],
  ['ease-', 'curve', cubicBezier],
  ['text-', 'fontSize', length],
  ['size-', 'fontSize', length],
  ['space-', 'space', length],
  ['grid-gap-', 'space', length],
  ['width-', 'width', length],
  ['card-', 'width', length],
  ['border-', 'borderWidth', length],
  ['radius-', 'radius', length],
];

/** Returns the composite token of a text style, with references to its parts. */
function typography(
  { size, leading, tracking, weight, font }: TextStyle,
  tokens: ReadonlyMap<string, string>,
): DesignToken {
  const css = tokens.get(size) ?? '';
  const spacing = isFactor(css) ? 0 : pixelsAt(desk, css) * Number.parseFloat(tokens.get(tracking ?? '') ?? '0');
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{fontFamily.${font}}`,
      fontSize: `{fontSize.${size}}`,
      fontWeight: `{fontWeight.${(weight ?? 'weight-regular').replace('weight-', '')}}`,
      lineHeight: `{lineHeight.${(leading ?? 'leading-body').replace('leading-', '')}}`,
      letterSpacing: pixels(spacing),
    },
  };
}

/** Converts the tokens of a style sheet. Omits arches, for which the format has no type. */
export function designTokens(tokens: ReadonlyMap<string, string>): DesignTokens {
  const groups: DesignTokens = {};
  const add = (group: string, name: string, token: DesignToken) => {
    groups[group] = { ...groups[group], [name]: token };
  };
  for (const [name, css] of tokens) {
    const kind = kinds.find(([prefix]) => name.startsWith(prefix));
    if (css.startsWith('#')) add('color', name, { $type: 'color', $value: colorOf(css) });
    else if (name.startsWith('shadow-')) add('shadow', name.slice('shadow-'.length), shadow(css, tokens));
    else if (kind) {
      const [prefix, group, convert] = kind;
      add(
        group,
        group === 'fontSize' || group === 'space' || group === 'width' ? name : name.slice(prefix.length),
        convert(css),
      );
    } else if (!name.startsWith('arch')) throw new Error(`The token --${name} has no type in the format`);
  }
  for (const [name, style] of Object.entries({ ...textStyles.scale, ...textStyles.single }))
    if (!isFactor(tokens.get(style.size) ?? '')) add('text', name, typography(style, tokens));
  return groups;
}
