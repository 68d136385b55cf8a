import { addressesOf, pageList, paths, sentences } from '@hearthlight/domain';
import { aNewsArticle, aComment } from '@hearthlight/domain/fixtures';
import { describe, expect, test } from 'vitest';

import type { PageBlock } from './page-block.ts';
import { renderPage } from './server.tsx';

const template = '<head><!--pictures--><!--head--></head><div id="root"><!--app--></div><!--data-->';
const renderedAt = '2026-11-20T09:30:00.000Z';
const sanitizeHtml = (html: string) => html.replaceAll(/<\/?script>/g, '');
const render = (address: string, data: object = {}) =>
  renderPage(template, { address, data: { renderedAt, ...data }, sanitizeHtml });

/** The block as a browser reads it: to the first closing tag. */
const blockOf = (html: string): PageBlock =>
  JSON.parse(/<script type="application\/json" id="page-data">([^]*?)<\/script/.exec(html)?.[1] ?? '');

describe('the route of every page in the table', () => {
  test.each(pageList.flatMap(addressesOf))('%s renders a page', async (address) => {
    const html = await render(address);
    expect(html).toContain('<main');
    expect(html).not.toContain(sentences.unexpected);
  });

  test('an address that is not in the table renders the fallback screen', async () => {
    expect(await render('/nothing')).toContain(sentences.unexpected);
  });
});

describe('a page with data', () => {
  const article = aNewsArticle({
    title: 'A </script> $& story',
    detail: '<p>A <script>bold</script> pump</p>',
  });
  const comments = [aComment({ comment: 'Well done.', date_published: '2026-11-20T07:00:00.000Z' })];

  test('home shows the latest news and contains its data, whatever the text', async () => {
    const html = await render('/', { latestNews: [article] });
    expect(html).toContain('A &lt;/script&gt; $&amp; story');
    const [query] = blockOf(html).queries.queries;
    expect(query).toMatchObject({ queryKey: ['latestNews'], state: { data: [article] } });
  });

  test('campaigns of the server are in the block where the query of home finds them', async () => {
    const campaign = { tag: '', title: 'A roof', goal: 5, collected: 1, image_url: '/a.svg', image_alt: '' };
    const [query] = blockOf(await render('/', { homeCampaigns: [campaign] })).queries.queries;
    expect(query).toMatchObject({ queryKey: ['homeCampaigns'], state: { data: [campaign] } });
  });

  test('an article shows its sanitized HTML, its comments with their age, and a form to post', async () => {
    const newsDetail = { news_details: article, latest_news: [], comments };
    const html = await render(paths.news(article.title), { newsDetail });
    expect(html).toContain('<p>A bold pump</p>');
    expect(html).toContain('2 hours ago');
    expect(html).toContain(`action="${paths.comment(article.title)}#comments" method="post"`);
  });

  test('renders one article after the other, each with its own data', async () => {
    const other = { ...article, detail: '<p>Changed</p>' };
    for (const shown of [article, other]) {
      const newsDetail = { news_details: shown, latest_news: [], comments: [] };
      const html = await render(paths.news(article.title), { newsDetail });
      expect(html).toContain(sanitizeHtml(shown.detail));
    }
  });

  test('an unknown article says so', async () => {
    expect(await render('/news/nothing', { newsDetail: null })).toContain(sentences.newsNotFound);
  });

  test('a refused comment keeps its values and says what to change', async () => {
    const newsDetail = { news_details: article, latest_news: [], comments: [] };
    const entry = { comentator_name: 'Ruth <W.', comment: 'short' };
    const result = { ok: false, message: 'Too short.', fields: { comment: 'Too short.' } };
    const html = await render(paths.news(article.title), { newsDetail, postedComment: { entry, result } });
    expect(html).toContain('value="Ruth &lt;W."');
    expect(html).toMatch(/<textarea[^>]*>short</);
    expect(html.match(/Too short\./g)).toHaveLength(3);
  });
});
