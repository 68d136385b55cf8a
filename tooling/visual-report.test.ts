import { describe, expect, it } from 'vitest';

import { type ChangedPicture, reportPage } from './visual-report.ts';

const aPicture = (name: string, storyId?: string): ChangedPicture => ({
  name,
  storyId,
  expected: `pictures/${name}-expected.png`,
  actual: `pictures/${name}-actual.png`,
  difference: undefined,
  pixels: 1234,
});

describe('report of changed pictures', () => {
  it('links to the story, counts pixels and offers a slider', () => {
    const page = reportPage([aPicture('actions-button-matrix-390', 'actions-button--matrix')], []);
    expect(page).toContain('href="http://localhost:6006/?path=/story/actions-button--matrix"');
    expect(page).toContain('1,234 pixels changed');
    expect(page).toContain('type="range"');
  });

  it('groups pictures by component', () => {
    const pictures = [
      aPicture('a-one-390', 'a--one'),
      aPicture('b-one-390', 'b--one'),
      aPicture('a-two-390', 'a--two'),
    ];
    const headings = reportPage(pictures, []).match(/<h[23]>[^<]+/g);
    expect(headings).toEqual(['<h2>a (2)', '<h3>a-one-390', '<h3>a-two-390', '<h2>b (1)', '<h3>b-one-390']);
  });

  it('names a new picture and pictures of another size', () => {
    const page = reportPage(
      [
        { ...aPicture('new'), expected: undefined, pixels: undefined },
        { ...aPicture('sizes'), pixels: undefined },
      ],
      ['gone-390.png'],
    );
    expect(page).toContain('No baseline.');
    expect(page).toContain('The sizes differ');
    expect(page).toContain('gone-390.png');
  });
});
