import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { DocumentFrame } from './document-frame.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Parts/DocumentFrame',
  component: DocumentFrame,
  tags: ['experimental'],
  args: {
    title: 'Receipt 2026-00041',
    html: '<!doctype html><html lang="en"><body><h1>Donation receipt</h1><p style="height:240px">$250</p></body></html>',
  },
});

export const Default = meta.story();

export const FitsTheDocument = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Receipt 2026-00041');
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBeGreaterThan(240));
  },
});

export const HasTheFontsOfThePage = meta.story({
  tags: ['!autodocs'],
  args: {
    html: '<!doctype html><html lang="en"><body style="font-family: Figtree">$250</body></html>',
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Receipt 2026-00041');
    await waitFor(async () => {
      // Not `ready`, which for the empty document that this one replaces may never come.
      const fonts = [...(frame.contentDocument?.fonts ?? [])];
      const loaded = fonts.filter(({ status }) => status === 'loaded');
      await expect(loaded.map(({ family }) => family)).toContain('Figtree');
    });
  },
});

/** A script in the document does not run. */
export const WithAScript = meta.story({
  tags: ['!autodocs'],
  args: {
    html: '<!doctype html><html lang="en"><body><p>Before</p><script>parent.document.title = "run"</script></body></html>',
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Receipt 2026-00041');
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBeGreaterThan(10));
    await expect(document.title).not.toBe('run');
  },
});
