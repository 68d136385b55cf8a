import { describe, expect, it } from 'vitest';

import {
  mailedPicture,
  pictureSources,
  storedWidths,
  uploadAddress,
  uploadFile,
  withFocus,
  withoutFocus,
} from './uploads.ts';

const id = '0123456789abcdef0123456789abcdef';

describe('storedWidths', () => {
  it.each([
    [1, [1]],
    [479, [479]],
    [480, [480]],
    [481, [480, 481]],
    [960, [480, 960]],
    [1599, [480, 960, 1599]],
    [1600, [480, 960, 1600]],
    [6000, [480, 960, 1600]],
  ])('a picture that is %i pixels wide has the widths %j', (width, widths) => {
    expect(storedWidths(width)).toEqual(widths);
  });
});

describe('uploadFile', () => {
  it.each(['avif', 'webp', 'jpg', 'png'] as const)('is the path of a stored %s', (format) => {
    expect(uploadFile(uploadAddress(id, 960, format))).toBe(`${id}/960.${format}`);
  });

  it.each([
    `/uploads/${id}/960.svg`,
    `/uploads/${id}/960.jpg/`,
    `/uploads/${id}/0960.jpg`,
    `/uploads/${id}/16000.jpg`,
    `/uploads/${id}/.jpg`,
    `/uploads/${id}/../${id}/960.jpg`,
    `/uploads/${id.toUpperCase()}/960.jpg`,
    `/uploads/${id.slice(1)}/960.jpg`,
    `/uploads/..%2fauth-secret`,
    `/uploads/../auth-secret`,
    `//uploads/${id}/960.jpg`,
    `https://example.org/uploads/${id}/960.jpg`,
    '/pictures/well.svg',
    '',
  ])('%s is no uploaded file', (address) => {
    expect(uploadFile(address)).toBeUndefined();
  });
});

describe('mailedPicture', () => {
  it.each([
    ['1600.jpg', '960.jpg'],
    ['960.png', '960.png'],
    ['959.jpg', '959.jpg'],
    ['300.png', '300.png'],
  ])('shows %s as %s', (stored, mailed) => {
    expect(mailedPicture(`/uploads/${id}/${stored}#focus=50,10`)).toBe(`/uploads/${id}/${mailed}`);
  });

  it.each([`/uploads/${id}/960.avif`, `/uploads/${id}/960.webp`, '/pictures/well.svg'])(
    'shows nothing for %s, which not every program can show',
    (address) => {
      expect(mailedPicture(address)).toBeUndefined();
    },
  );
});

describe('pictureSources', () => {
  it('lists every width in each format, the smallest format first', () => {
    expect(pictureSources(`/uploads/${id}/1200.png`)).toEqual([
      {
        type: 'image/avif',
        srcSet: `/uploads/${id}/480.avif 480w, /uploads/${id}/960.avif 960w, /uploads/${id}/1200.avif 1200w`,
      },
      {
        type: 'image/webp',
        srcSet: `/uploads/${id}/480.webp 480w, /uploads/${id}/960.webp 960w, /uploads/${id}/1200.webp 1200w`,
      },
      {
        type: 'image/png',
        srcSet: `/uploads/${id}/480.png 480w, /uploads/${id}/960.png 960w, /uploads/${id}/1200.png 1200w`,
      },
    ]);
  });

  it('has a photograph as JPEG in the last place', () => {
    expect(pictureSources(`/uploads/${id}/480.jpg`).map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
  });

  it.each([
    '/pictures/well.svg',
    'https://example.org/well.jpg',
    `https://example.org/uploads/${id}/1600.jpg`,
    `/uploads/${id}/1600.avif`,
    '',
  ])('%s has one format only', (address) => {
    expect(pictureSources(address)).toEqual([]);
  });
});

it('a focus in an address changes no file', () => {
  const address = uploadAddress(id, 1600, 'jpg');
  const focused = withFocus(address, { x: 30, y: 5 });
  expect(focused).toBe(`${address}#focus=30,5`);
  expect(pictureSources(focused)).toEqual(pictureSources(address));
  expect([withoutFocus(focused), withoutFocus(address)]).toEqual([address, address]);
  expect(withFocus(address, { x: 50, y: 50 })).toBe(address);
});
