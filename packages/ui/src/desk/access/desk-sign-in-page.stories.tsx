import preview from '#storybook/preview';

import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { DeskSignInPage } from './desk-sign-in-page.tsx';

const meta = preview.meta({
  title: 'Product/Desk/Access/DeskSignInPage',
  component: DeskSignInPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hero.svg' },
    onSubmit: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
export const SessionEnded = meta.story({ args: { hasEnded: true } });
