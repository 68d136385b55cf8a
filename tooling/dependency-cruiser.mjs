import { readFileSync } from 'node:fs';

/*
 * The import rules of docs/architecture.md, checked by `npm run lint:imports`. TypeScript 7 has no JavaScript API, so
 * swc parses the files, including type-only imports.
 */

/** Code that never ships, or only in documentation. It may import test libraries, fixtures and content. */
const tests = String.raw`\.(stories|test|guidance|example)\.tsx?$|/(fixtures|flows|testing|foundations)/`;
const outsideWorkspaces = '^(\\.storybook|tooling|tests|packages/ui/package)/';

/** Returns a pattern for npm packages, resolved or unresolved. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
const network = ['@tanstack/(react-query|query-core)', 'msw', 'fastify', '@fastify', 'nodemailer'];
const database = ['kysely', 'pg'];
const router = ['react-router', 'react-router-dom'];

/** Returns a pattern for the `exports` of a workspace package. */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(new URL(`../${folder}/package.json`, import.meta.url), 'utf8'));
  const files = Object.values(exports)
    .flatMap((file) => (typeof file === 'string' ? file : Object.values(file)))
    .map((file) => file.replace(/^\.\//, '').replaceAll('.', '\\.'));
  return `^${folder}/(${files.join('|').replaceAll('*', '[^/]+')})$`;
}

/** Returns the folders of the features in a list, such as `open-books` for `openBooks`. */
function featuresIn(file) {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const [, list = ''] = /Feature\[\] = \[([^\]]+)\]/.exec(text) ?? [];
  return Array.from(list.matchAll(/\w+/g), ([name]) => name.replace(/[A-Z]/g, '-$&').toLowerCase());
}

/** Allows a package to import only the named packages. */
function packageRule(folder, ...allowed) {
  return {
    name: `packages-${folder.replace(/^\w+\//, '')}`,
    comment: `${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}.`,
    from: { path: `^${folder}/`, pathNot: folder === 'packages/ui' ? [tests, outsideWorkspaces] : [] },
    to: { path: '^(packages|apps)/', pathNot: [folder, ...allowed].map((name) => `^${name}/`) },
  };
}

/** Allows imports of a package only through its `exports`. */
function entryRule(folder) {
  return {
    name: `entry-${folder.replace(/^\w+\//, '')}`,
    comment: `Import ${folder} through the entries in its package.json.`,
    from: { pathNot: [`^${folder}/`, tests, outsideWorkspaces] },
    to: { path: `^${folder}/`, pathNot: entriesOf(folder) },
  };
}

const packages = ['words', 'domain', 'client', 'content', 'ui'].map((name) => `packages/${name}`);

const ui = '^packages/ui/src/';
/** Folders of packages/ui by layer. A folder imports only itself and earlier layers, which rules out cycles. */
const layers = [
  ['styles', 'lib', 'words'],
  ['components'],
  ['forms', 'giving', 'site'],
  ['news'],
  ['home', 'about', 'privacy', 'ledger', 'account', 'dashboard'],
  ['open-books'],
];
/** The layers of the dashboard's folders. */
const dashboardLayers = [
  ['parts'],
  ['account', 'campaigns', 'donate', 'help', 'updates'],
  ['history'],
  ['preview'],
  ['frame'],
];

/** The floors of the server. */
const floors = ['lib', 'database', 'platform', 'actions', 'features', 'entries'];
/** The folders of the server's features in the order of their list, each after those that it uses. */
const features = featuresIn('apps/api/src/features/index.ts');
/** The folders of the platform. Its own files are above them. */
const platform = ['http', 'limits', 'mail', 'site', 'uploads', 'workers'];
const entries = ['dev', 'sample', 'site', 'desk'];
/** The folders of the largest feature. Its own files are above them. */
const imports = ['words', 'rows', 'formats', 'planning'];
const one = (names) => names.map((name) => [name]);

/** The folders of the staff desk, each after those that it uses. */
const deskFolders = (
  'words routing api session search frame parts access account pictures news campaigns updates comments ' +
  'plans occasions gifts donors bills imports payments statements ledger operations home staff activity'
).split(' ');

function layerRules(name, parent, layers) {
  return layers.flatMap((layer, index) =>
    layer.map((folder) => ({
      name: `${name}-${folder}`,
      comment: `${parent}${folder} imports only itself and the layers below it.`,
      from: { path: `^${parent}${folder}/`, pathNot: tests },
      to: {
        path: `^${parent}[^/]+/`,
        pathNot: `^${parent}(${[folder, ...layers.slice(0, index).flat()].join('|')})/`,
      },
    })),
  );
}

const forbidden = [
  {
    name: 'no-cycles',
    comment: 'No circular imports, including type-only imports.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The import cannot be resolved.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|cloudflare:)' },
  },
  {
    name: 'declared',
    comment: 'The imported package is not a dependency in the nearest package.json.',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: tests },
    // Types of development dependencies do not exist at run time.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-test-code',
    comment: 'Production code imports no tests, stories, fixtures or test libraries.',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: tests },
    to: { path: [tests, outsideWorkspaces, npm('storybook', '@storybook', 'vitest', 'msw')] },
  },
  packageRule('packages/words'),
  packageRule('packages/domain', 'packages/words'),
  packageRule('packages/client', 'packages/domain'),
  packageRule('packages/content', 'packages/domain', 'packages/words'),
  packageRule('packages/ui', 'packages/domain', 'packages/words'),
  ...['apps/web', 'apps/desk'].map((app) => packageRule(app, ...packages)),
  packageRule('apps/api', 'packages/domain', 'packages/content', 'packages/words'),
  {
    name: 'words-by-provider',
    comment: 'Components read words with useWords, never from a catalog.',
    // The entry exports the catalogs for `WordsProvider`.
    from: { path: ui, pathNot: [`${ui}(words/|index[.]ts$)`, tests] },
    to: { path: '^packages/words/' },
  },
  ...packages.map(entryRule),
  {
    name: 'domain-is-pure',
    comment:
      'packages/domain runs in the browser and on the server. It uses zod, hashes and signatures in JavaScript, and the catalogs of words.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: ['^packages/', npm('zod', '@noble/ed25519', '@noble/hashes')] },
  },
  {
    name: 'no-input-or-output',
    comment: 'packages/content is data, and packages/ui takes props and calls callbacks.',
    from: { path: '^packages/(content|ui)/src/', pathNot: tests },
    to: { path: npm(...router, ...network, ...database) },
  },
  {
    name: 'no-react',
    comment: 'packages/content and apps/api import no React.',
    from: { path: ['^packages/content/src/', '^apps/api/'] },
    to: { path: npm('react', 'react-dom', ...router, '@tanstack') },
  },
  {
    name: 'ui-has-no-node',
    comment: 'packages/ui runs in the browser.',
    from: { path: ui, pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'components-without-domain',
    comment:
      'Components and lib suit any site: of packages/domain they import only the formats, those of numbers and amounts, and functions of texts.',
    from: { path: `${ui}(components|lib)/`, pathNot: tests },
    to: {
      path: '^packages/domain/',
      pathNot: '^packages/domain/src/(languages/formats|languages/numbers|money/money|text/plain-text|text/text)[.]ts$',
    },
  },
  {
    name: 'library-without-product',
    comment: 'The library (the package’s root entry) imports nothing of the product.',
    from: { path: `${ui}(index[.]ts$|(components|lib|styles)/)`, pathNot: tests },
    to: { path: ui, pathNot: `${ui}(components|lib|styles|words)/` },
  },
  {
    name: 'site-without-desk',
    comment: 'Visitors of the site load nothing of the staff desk.',
    from: { path: ['^apps/web/src/', ui] },
    to: { path: '^packages/domain/src/desk/' },
  },
  {
    name: 'parts-of-the-desk',
    comment: 'Only the staff desk imports packages/ui/src/parts.ts; other sites get the library and the product.',
    from: { pathNot: ['^apps/desk/', '^[.]storybook/'] },
    to: { path: `${ui}parts[.]ts$` },
  },
  {
    name: 'desk-views-take-props',
    comment:
      'In apps/desk, only routes, connected components, queries and calls know the router, the network and the session.',
    from: {
      path: '^apps/desk/src/[^/]+/',
      pathNot: [
        String.raw`^apps/desk/src/(api|routing|session)/`,
        String.raw`[/-](route|connected|queries|calls)\.tsx?$`,
        tests,
      ],
    },
    to: { path: [npm(...router, ...network), '^apps/desk/src/(api|routing|session)/'] },
  },
  ...layerRules('desk', 'apps/desk/src/', one(deskFolders)),
  ...layerRules('ui-layer', 'packages/ui/src/', layers),
  ...layerRules('dashboard-layer', 'packages/ui/src/dashboard/', dashboardLayers),
  ...layerRules('floor', 'apps/api/src/', one(floors)),
  ...layerRules('feature', 'apps/api/src/features/', one(features)),
  ...layerRules('platform', 'apps/api/src/platform/', one(platform)),
  ...layerRules('imports', 'apps/api/src/features/imports/', one(imports)),
  ...layerRules('entry', 'apps/api/src/entries/', one(entries)),
  {
    name: 'every-folder-has-a-layer',
    comment: 'A new folder needs a place in the order in this file, a feature of the server in features/index.ts.',
    from: {},
    to: {
      path: [
        '^apps/(api|desk)/src/[^/]+/',
        '^apps/api/src/(features|features/imports|platform|entries)/[^/]+/',
        `${ui}[^/]+/`,
      ],
      pathNot: [
        `^apps/api/src/(${[...floors.filter((floor) => !/features|platform|entries/.test(floor)), 'testing'].join('|')})/`,
        `^apps/api/src/features/([^/]+[.]ts$|(${features.filter((feature) => feature !== 'imports').join('|')})/)`,
        `^apps/api/src/features/imports/([^/]+[.]ts$|(${imports.join('|')})/)`,
        `^apps/api/src/platform/([^/]+[.]ts$|(${platform.join('|')})/)`,
        `^apps/api/src/entries/([^/]+[.]ts$|(${entries.join('|')})/)`,
        `^apps/desk/src/(${deskFolders.join('|')})/`,
        `${ui}(${['foundations', 'patterns', ...layers.flat()].join('|')})/`,
      ],
    },
  },
  {
    name: 'folders-below-their-parent',
    comment: 'A folder of the server imports no file of the folder that contains it.',
    from: { path: '^apps/api/src/(database|features/imports|features|platform|entries)/[^/]+/', pathNot: tests },
    to: { path: '^apps/api/src/$1/[^/]+[.]ts$' },
  },
  {
    name: 'features-without-command-line',
    comment: 'Only the commands of a feature import apps/api/src/actions/command.ts.',
    from: {
      path: '^apps/api/src/',
      pathNot: ['^apps/api/src/entries/', 'actions/feature[.]ts$', 'commands?[.]ts$', tests],
    },
    to: { path: '^apps/api/src/actions/command[.]ts$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^apps/(web|desk)/dist[^/]*/', '^(packages|apps)/[^.]+[.]d[.]m?ts$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
