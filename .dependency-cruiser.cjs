/** Which modules may import which: the packages, the folders of src, and the allowed imports between them. */
const src = (name) => `^src/${name}/`;
const pkg = (name) => `^packages/${name}/`;
const client = pkg('client');
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(src|workflows|activities|migrations|packages|web|test|bench|tools)/',
    pathNot: [from, ...allowed],
  },
});

/** Pure: workflows may run it. */
const localTime = '^packages/base/src/(local-time|slot)\\.ts$';
/** What the reader of replies agrees on with whoever writes an offer and stores a reply. */
const readersWords = '^packages/reply-reader/src/(left-out|option-names|reply)\\.ts$';
/** What any folder above the domain may use of the packages. */
const shared = [pkg('base'), pkg('planning'), readersWords];

/** A noun of src/setup is one folder: its resource, rows and operations belong to three layers. */
const resources = '^src/(resources/|setup/[^/]+/resource\\.ts$)';
const records = '^src/(records/|sessions/|setup/archivable\\.ts$|setup/[^/]+/(rows|move|secrets)\\.ts$)';
const setup = '^src/setup/[^/]+/(?!(resource|rows|move|secrets)\\.ts$)';
const queue = src('work/queue');
/** What may be imported by whatever is above the database. */
const base = [...shared, src('domain'), src('contracts'), resources, src('db'), src('runtime')];
/** What may be imported by the operations of a noun. */
const belowSetup = [...base, queue, records, src('routing'), src('messaging'), src('api')];

/** How message texts are read, rendered and counted: pure. */
const TEXTS = '^src/domain/(template|template-kinds|sms-size|acting-links)\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      // Two flows never need each other, not even by way of different files.
      name: 'no-cycles-between-flows',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/operations/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'runs-know-orders-and-not-the-other-way-round',
      severity: 'error',
      from: { path: '^src/records/(orders|jobs|suggestions)/' },
      to: { path: '^src/records/[^/]+/', pathNot: '^src/records/$1/' },
    },
    only('base-knows-nothing', pkg('base'), []),
    only('planning-knows-nothing', pkg('planning'), []),
    only('solver-knows-planning', pkg('solver'), [pkg('planning'), pkg('base')]),
    only('reader-knows-base', pkg('reply-reader'), [pkg('base')]),
    only('dev-servers-know-base', pkg('dev-servers'), [pkg('base')]),
    only('domain-knows-packages-that-compute', src('domain'), [pkg('planning'), localTime, readersWords]),
    only('contracts-know-the-domain', src('contracts'), [src('domain')]),
    only('runtime-knows-the-domain', src('runtime'), [
      src('domain'),
      src('contracts'),
      pkg('base'),
      // Where a running `npm start` left what local tools need.
      '^packages/dev-servers/src/instance\\.ts$',
    ]),
    only('adapters-know-domain-and-runtime', src('adapters'), [
      ...shared,
      src('domain'),
      src('runtime'),
      client,
    ]),
    {
      // What is peculiar to a provider of texts stays in its folder; index.ts lists the providers.
      name: 'a-provider-of-texts-is-one-folder',
      severity: 'error',
      from: { path: '^(src|activities|workflows)/', pathNot: '^src/adapters/messaging/sms/' },
      to: { path: '^src/adapters/messaging/sms/[^/]+/' },
    },
    // Addresses are written as the limits of visitors compare them.
    only('resources-know-the-domain', resources, [
      ...shared,
      src('domain'),
      src('contracts'),
      '^src/(setup/define-resource|runtime/visitor-network)\\.ts$',
    ]),
    only('db-is-below-records', src('db'), [
      ...shared,
      src('domain'),
      src('contracts'),
      resources,
      src('runtime'),
      '^migrations/',
    ]),
    only('api-knows-no-operation', src('api'), base),
    only('queues-are-below-records', queue, base),
    only('records-are-below-operations', records, [...base, queue]),
    only('routing-is-below-operations', src('routing'), [...base, queue, records]),
    only('messaging-is-below-operations', src('messaging'), [...base, queue, records, src('routing')]),
    only('pages-share-a-kit', src('page-kit'), [...base, src('api'), src('messaging')]),
    only('setup-knows-no-flow', setup, [...belowSetup]),
    only('flows-are-below-pages', src('operations'), [...belowSetup, setup, src('page-kit')]),
    only('pages-use-operations', src('pages'), [...belowSetup, setup, src('page-kit'), src('operations')]),
    only('operators-use-operations', src('operator'), [...belowSetup, setup, src('operations')]),
    only('relay-carries', src('work/relay'), [
      pkg('base'),
      src('domain'),
      src('contracts'),
      src('db'),
      queue,
      src('runtime'),
      '^workflows/',
    ]),
    {
      name: 'relay-knows-workflows-by-type',
      severity: 'error',
      from: { path: src('work/relay') },
      to: { path: '^workflows/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'workflows-touch-nothing',
      severity: 'error',
      from: { path: '^workflows/' },
      to: {
        path: '^(src|activities|migrations|packages)/',
        pathNot: [src('contracts'), src('domain')],
        dependencyTypesNot: ['type-only'],
      },
    },
    only('activities-invent-no-rules', '^activities/', [
      ...belowSetup.filter((layer) => layer !== src('api')),
      setup,
      src('operations'),
      src('operator'),
      src('adapters'),
      pkg('solver'),
      client,
    ]),
    only('client-knows-nothing-of-the-server', client, []),
    // The drivers' page decides by the state tables too, while it is offline.
    only('browsers-know-what-they-agree-on', '^web/', [src('contracts'), '^src/domain/states/']),
    {
      name: 'browsers-know-it-by-type',
      severity: 'error',
      from: { path: '^web/' },
      to: { pathNot: ['^web/', '^src/domain/states/'], dependencyTypesNot: ['type-only'] },
    },
    only('console-knows-the-client', '^packages/console/', [
      client,
      '^src/domain/access\\.ts$',
      '^src/domain/goods\\.ts$',
      '^src/domain/states/',
      TEXTS,
    ]),
    {
      // Beside the roles of staff, which the API's document does not have: what a state allows, which piece
      // is what, and how a text is rendered and counted, which it shows as one types.
      name: 'console-knows-states-roles-goods-and-texts',
      severity: 'error',
      from: { path: '^packages/console/' },
      to: {
        path: '^src/',
        pathNot: ['^src/domain/states/', '^src/domain/goods\\.ts$', TEXTS],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'console-is-known-by-nobody',
      severity: 'error',
      from: { pathNot: '^(packages|test/unit)/console/' },
      // The build has the console build itself.
      to: { path: '^packages/console/', pathNot: '^packages/console/build\\.mjs$' },
    },
    {
      // The shell contains the views, and views are built from parts; a view needs no other view.
      name: 'console-views-stand-alone',
      severity: 'error',
      from: { path: '^packages/console/src/views/([^/]+)/' },
      to: { path: '^packages/console/src/(views|shell|app)/', pathNot: '^packages/console/src/views/$1/' },
    },
    {
      name: 'console-parts-know-no-view',
      severity: 'error',
      from: { path: '^packages/console/src/(parts|api)/' },
      to: { path: '^packages/console/src/(views|shell|app)/' },
    },
    {
      name: 'client-needs-what-it-declares',
      severity: 'error',
      from: { path: `${client}src/` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev', 'unknown'] },
    },
    {
      name: 'client-runs-anywhere',
      severity: 'error',
      from: { path: `${client}src/`, pathNot: `${client}src/webhooks-node\\.ts$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'temporal-stays-outside-operations',
      severity: 'error',
      from: {
        path: ['^src/', '^packages/(base|planning|solver|reply-reader|dev-servers)/'],
        pathNot: '^src/(bin|contracts|runtime|work/relay)/',
      },
      to: { path: 'node_modules/@temporalio/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      // The reader's tables are files, which only one module reads.
      from: {
        path: ['^(src/domain|packages/(planning|reply-reader)/src)/', localTime],
        pathNot: '^packages/reply-reader/src/rewriting/rules\\.ts$',
      },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      // Its tables take a while to load, so a composition root passes the reader to whoever reads replies.
      name: 'the-reader-is-handed-in',
      severity: 'error',
      from: { path: '^(src|workflows|activities|migrations)/', pathNot: '^src/bin/' },
      to: { path: pkg('reply-reader'), pathNot: readersWords },
    },
    {
      name: 'nothing-imports-bin',
      severity: 'error',
      from: { pathNot: '^(src/bin|test|bench|tools)/' },
      to: { path: '^src/bin/' },
    },
    {
      name: 'product-needs-no-tool',
      severity: 'error',
      from: { path: ['^(src|workflows|activities|migrations)/', '^packages/[^/]+/src/'] },
      to: { path: ['^(tools|bench|test)/', '^packages/[^/]+/(tools|bench|test)/'] },
    },
    {
      name: 'no-test-in-tools',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(bench|test)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/console/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
