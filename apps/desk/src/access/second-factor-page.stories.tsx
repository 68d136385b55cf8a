import { fn } from 'storybook/test';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { SecondFactorPage, type SecondFactorPageProps } from './second-factor-page.tsx';

/** A function, because a constant would have the type of these factors. */
const has = (factors: SecondFactorPageProps['factors']) => factors;

const meta = preview.meta({
  title: 'Access/SecondFactorPage',
  component: SecondFactorPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hero.svg' },
    factors: has(['passkey', 'totp', 'recovery']),
    onPasskey: resolvesTo({ ok: true }),
    onCode: resolvesTo({ ok: true }),
    onCancel: fn(),
  },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
