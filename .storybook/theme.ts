import { create, type ThemeVars } from 'storybook/theming';

/**
 * Returns the theme of Storybook's interface and documentation pages, in the site's colors. `token` returns the value
 * of a custom property. `product` is plain text.
 */
export function themeOf(token: (name: string) => string, product: string): ThemeVars {
  return create({
    base: 'light',
    brandTitle: '<img src="./favicon.svg" alt="" width="26" height="26" /> ' + product.replaceAll('<', '&lt;'),
    brandTarget: '_self',
    fontBase: token('font-sans'),
    colorPrimary: token('ember'),
    colorSecondary: token('pine'),
    appBg: token('paper-warm'),
    appContentBg: token('paper'),
    appPreviewBg: token('paper'),
    appBorderColor: token('line'),
    appBorderRadius: 12,
    appHoverBg: token('pine-mist'),
    textColor: token('ink'),
    textMutedColor: token('ink-soft'),
    textInverseColor: token('paper'),
    barBg: token('paper'),
    barTextColor: token('ink-soft'),
    barHoverColor: token('pine'),
    barSelectedColor: token('pine'),
    buttonBg: token('paper'),
    buttonBorder: token('control'),
    inputBg: token('paper'),
    inputBorder: token('control'),
    inputTextColor: token('ink'),
    inputBorderRadius: 10,
  });
}
