import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { excerptOf, inGroupsOfFour, limits, stripHtml, tagsOf, truncate } from '../index.ts';

/** Any code point, lone surrogates included; half of them ASCII. */
const anyCharacter = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((point) => String.fromCodePoint(point));

describe('stripHtml', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['a <b>bold</b> word', 'a bold word'],
    ['  white \n\t space  ', 'white space'],
    ['one<br/>two', 'one two'],
    ['<!-- a > b -->seen', 'seen'],
    ['<script>if (a < b) alert("x")</script>seen', 'seen'],
    ['<SCRIPT>x</SCRIPT>seen', 'seen'],
    ['<style>p > b { color: red }</style>seen', 'seen'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['a <unclosed tag', 'a'],
    ['Tom &amp; Jerry &lt;3 &quot;x&quot; &#39;y&#39; &#x2014; &euro;5', 'Tom & Jerry <3 "x" \'y\' — €5'],
    ['&gt;&apos;&hellip;&mdash;&ndash;', ">'…—–"],
    ['&lsquo;a&rsquo; &ldquo;b&rdquo; caf&eacute; &copy;', '‘a’ “b” café ©'],
    ['a&nbsp;b', 'a b'],
    ['&#X41;&#x10ffff;', 'A\u{10ffff}'],
    ['one <b <i>two</i>', 'one two'],
    ['a<p><b>x</b>', 'a x'],
    ['a<p></h2>x', 'a . x'],
    ['<h2>One </h2>two', 'One . two'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&unknown; &#0; &#x110000; &;', '&unknown; &#0; &#x110000; &;'],
    ['&nbsp;x&nbsp;', 'x'],
    ['&toString; &valueOf;', '&toString; &valueOf;'],
    ['İİİİİİ<b>x</b> the end', 'İİİİİİx the end'],
    ['the <em>first</em>. Nobody', 'the first. Nobody'],
    ['un<STRONG class="x">believ</STRONG>able', 'unbelievable'],
    ['<h2>Half and half</h2><p>Two years ago</p>', 'Half and half. Two years ago'],
    ['<h3>Who <em>pays</em></h3>We do', 'Who pays. We do'],
    ['<h2>Who pays?</h2><h2></h2><p>We do</p>', 'Who pays? We do'],
    ['<ul><li>A pump</li> <li>Two tanks!</li></ul>We paid', 'A pump. Two tanks! We paid'],
    ['<ul><li>Tanks<ul><li>one here</li></ul></li></ul>We paid', 'Tanks one here. We paid'],
    ['<header>Above</header>below', 'Above below'],
    ['İİİİİİ<script>x</script>the end', 'İİİİİİ the end'],
  ])('%j', (html, text) => {
    expect(stripHtml(html)).toBe(text);
  });

  test('returns no lone surrogate for an entity', () => {
    expect(stripHtml('a&#xD800;b').isWellFormed()).toBe(true);
  });

  test('keeps every word between tags', () => {
    const word = fc.stringMatching(/^[a-zà-ÿİıĞşA-Z0-9]{1,12}$/);
    const tag = fc.constantFrom('<p>', '</div>', '<br/>', '<img src="/x">', '<!-- no -->', '<script>no</script>');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, tag)), (parts) => {
        expect(stripHtml(parts.map(([text, mark]) => text + mark).join(''))).toBe(
          parts.map(([text]) => text).join(' '),
        );
      }),
    );
  });

  test('never throws and always collapses white space', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '!', '-', '/', 'a', ' ', '&', '#', ';', '\ud800') }),
        (html) => {
          expect(stripHtml(html)).not.toMatch(/^\s|\s\s|\s$/);
        },
      ),
    );
  });

  test.each(['<', '<a', '</h1>', '<!--', '<script>', '&', '&#', 'x '])(
    'takes linear time for 100 kB of %j',
    (piece) => {
      const time = (length: number, runs: number) => {
        const html = piece.repeat(length / piece.length);
        const all = Array.from({ length: 5 }, () => {
          const start = performance.now();
          for (let run = 0; run < runs; run += 1) stripHtml(html);
          return performance.now() - start;
        });
        return Math.min(...all);
      };
      expect(time(100_000, 2)).toBeLessThan(5 * time(10_000, 20) + 1);
    },
  );
});

describe('truncate', () => {
  test('returns a text that fits unchanged', () => {
    expect(truncate('x'.repeat(400), 400)).toBe('x'.repeat(400));
    expect(truncate('', 0)).toBe('');
  });

  test('truncates a longer text and appends the ellipsis', () => {
    expect(truncate('x'.repeat(401), 400)).toBe(`${'x'.repeat(400)}...`);
    expect(truncate('abc', 2, '…')).toBe('ab…');
  });

  test('counts a surrogate pair as one character and never splits it', () => {
    expect(truncate('🏠'.repeat(400), 400)).toBe('🏠'.repeat(400));
    expect(truncate('🏠'.repeat(401), 400)).toBe(`${'🏠'.repeat(400)}...`);
    expect(truncate(`x${'🏠'.repeat(5)}`, 2)).toBe('x🏠...');
  });

  test('ends between words', () => {
    expect(truncate('One dripped beside the chimney', 10)).toBe('One...');
    expect(truncate('One dripped beside the chimney', 11)).toBe('One dripped...');
    expect(truncate('One dripped beside the chimney', 12)).toBe('One dripped...');
    expect(truncate('One dripped. Nine let in no water', 14)).toBe('One dripped...');
  });

  test.each([
    ['a flag', '🇵🇱'],
    ['a family', '👩‍👧'],
    ['a letter with its mark', 'e\u0301'],
    ['a syllable', 'क्षि'], // cspell:disable-line
  ])('cuts before %s that does not fit', (_, character) => {
    const length = Array.from(character).length;
    expect(truncate(`ab${character}c`, 1 + length, '…')).toBe('ab…');
    expect(truncate(`ab${character}c`, 2 + length, '…')).toBe(`ab${character}…`);
  });

  test('cuts a long word, and text without spaces', () => {
    expect(truncate(`a ${'x'.repeat(50)}`, 45)).toBe(`a ${'x'.repeat(43)}...`);
    expect(truncate('水'.repeat(60), 50)).toBe(`${'水'.repeat(50)}...`);
    expect(truncate(' '.repeat(9), 5, '')).toBe(' '.repeat(5));
  });

  test('returns a well-formed prefix of at most the given length', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter.map((sign) => sign.toWellFormed()) }), fc.nat(30), (text, length) => {
        const cut = truncate(text, length, '');
        expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true);
        expect(Array.from(cut).length).toBeLessThanOrEqual(length);
      }),
    );
  });

  test('uses the lengths of the specification', () => {
    expect(limits.truncate).toEqual({ impact: 400, userAgent: 120, excerpt: 420 });
    const long = `<p>${'x'.repeat(419)}<b>yz</b></p>`;
    expect(excerptOf(long)).toBe(`${'x'.repeat(419)}y…`);
    expect(excerptOf(`<p>${'x'.repeat(420)}</p>`)).toBe('x'.repeat(420));
  });

  test('keeps an excerpt', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}[.,]?$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 60, maxLength: 120 }), (words) => {
        const excerpt = excerptOf(words.join(' '));
        expect(excerptOf(excerpt)).toBe(excerpt);
      }),
    );
  });
});

test.each([
  ['Water, Kenya', ['Water', 'Kenya']],
  ['Water', ['Water']],
  [' , Water,, Kenya ,', ['Water', 'Kenya']],
  ['', []],
])('tagsOf(%j)', (tags, list) => {
  expect(tagsOf(tags)).toEqual(list);
});

test.each([
  ['RF7900000056', 'RF79 0000 0056'],
  ['ES912', 'ES91 2'],
  ['', ''],
])('inGroupsOfFour: %s', (code, text) => {
  expect(inGroupsOfFour(code)).toBe(text);
});
