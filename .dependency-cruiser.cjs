/** Which modules may import which: the folders of src, and the allowed imports between them. */
const src = (name) => `^src/${name}/`;
const client = '^packages/client/';
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(src|workflows|activities|migrations|packages|web|test|bench|tools)/',
    pathNot: [from, ...allowed],
  },
});

/**
 * What a folder of src/operations offers to the others on purpose: commands by which they act, and what messages, pages
 * and the driver's page have in common. All other files of a folder are its own.
 */
const OFFERED = [
  'api-keys/commands',
  'bookings/(book|offers|remind|request|reread-reply|retry-request)',
  'depots/(commands|slot-setup)',
  'drivers/commands',
  'imports/run',
  'jobs/commands',
  'messages/(built-in-templates|courier-question|draft|driver-message|email-html|invite-link|mails|notify|owner-notice|reach|record-refusal|record-sent|record-undelivered|retry|run-news|shipper-news|texts|visit-news|wake-held|wording)',
  'orders/(cancel|comments|create|export|patch|schemas|unbook)',
  'pages/(cookies|csrf|event-stream|layout|limit|map-tiles|proof|sheet|views)',
  'photos/commands',
  'postponements/request',
  'routes/(optimise|schemas)',
  'runs/(arrive|breakdown|complete-stop|fail-stop|occurred-at|schemas|start|tracking)',
  'settings/commands',
  'shippers/commands',
  'vehicles/commands',
  'webhooks/(attempt|deliveries)',
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      // Two folders side by side never need each other, not even by way of different files.
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(records|operations)/[^/]+$' },
      to: { circular: true },
    },
    only('domain-imports-nothing', src('domain'), []),
    // Its tables are files, and one module owns where files are.
    only('replies-know-the-domain', src('replies'), [src('domain'), '^src/runtime/paths\\.ts$']),
    only('contracts-know-the-domain', src('contracts'), [src('domain')]),
    only('runtime-knows-the-domain', src('runtime'), [src('domain'), src('contracts')]),
    only('solver-knows-the-domain', src('solver'), [src('domain'), src('runtime')]),
    only('adapters-know-domain-and-runtime', src('adapters'), [src('domain'), src('runtime'), client]),
    {
      // What is peculiar to a provider of texts stays in its folder; index.ts lists the providers.
      name: 'a-provider-of-texts-is-one-folder',
      severity: 'error',
      from: { path: '^(src|activities|workflows)/', pathNot: '^src/adapters/messaging/sms/' },
      to: { path: '^src/adapters/messaging/sms/[^/]+/' },
    },
    only('resources-know-the-domain', src('resources'), [src('domain'), src('contracts')]),
    only('db-is-below-records', src('db'), [
      src('domain'),
      src('contracts'),
      src('resources'),
      src('runtime'),
      '^migrations/',
    ]),
    only('api-knows-no-operation', src('api'), [
      src('domain'),
      src('contracts'),
      src('resources'),
      src('db'),
      src('runtime'),
    ]),
    only('records-are-below-operations', src('records'), [
      src('domain'),
      src('contracts'),
      src('resources'),
      src('db'),
      src('runtime'),
    ]),
    only('routing-is-below-operations', src('routing'), [
      src('domain'),
      src('db'),
      src('records'),
      src('runtime'),
    ]),
    only('operations-cannot-reach-the-world', src('operations'), [
      src('domain'),
      src('contracts'),
      src('resources'),
      src('db'),
      src('records'),
      src('routing'),
      src('api'),
      src('runtime'),
    ]),
    {
      name: 'operations-use-what-others-offer',
      severity: 'error',
      from: { path: '^src/operations/([^/]+)/' },
      to: {
        path: '^src/operations/[^/]+/',
        pathNot: ['^src/operations/$1/', `^src/operations/(${OFFERED.join('|')})\\.ts$`],
      },
    },
    only('relay-carries', src('relay'), [
      src('domain'),
      src('contracts'),
      src('db'),
      src('runtime'),
      '^workflows/',
    ]),
    {
      name: 'relay-knows-workflows-by-type',
      severity: 'error',
      from: { path: src('relay') },
      to: { path: '^workflows/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'workflows-touch-nothing',
      severity: 'error',
      from: { path: '^workflows/' },
      to: {
        path: '^(src|activities|migrations)/',
        pathNot: [src('contracts'), src('domain')],
        dependencyTypesNot: ['type-only'],
      },
    },
    only('activities-invent-no-rules', '^activities/', [
      src('operations'),
      src('routing'),
      src('records'),
      src('resources'),
      src('adapters'),
      src('solver'),
      src('db'),
      src('contracts'),
      src('domain'),
      src('runtime'),
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
    ]),
    {
      // Beside the roles of staff, which the API's document does not have: what a state allows, and which piece is what.
      name: 'console-knows-states-roles-and-goods',
      severity: 'error',
      from: { path: '^packages/console/' },
      to: {
        path: '^src/',
        pathNot: ['^src/domain/states/', '^src/domain/goods\\.ts$'],
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
      from: { path: '^src/(domain|resources|replies|solver|adapters|db|api|records|routing|operations)/' },
      to: { path: 'node_modules/@temporalio/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      // The reader's tables are files in data/replies, which only one module reads.
      from: { path: '^src/(domain|replies)/', pathNot: '^src/replies/rewriting/rules\\.ts$' },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      // Its tables take a while to load, so a composition root passes the reader to whoever reads replies.
      name: 'the-reader-is-handed-in',
      severity: 'error',
      from: { path: '^(src|workflows|activities|migrations)/', pathNot: '^src/(bin|replies)/' },
      to: { path: '^src/replies/' },
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
      from: { path: '^(src|workflows|activities|migrations)/' },
      to: { path: '^(tools|bench|test)/' },
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
