/** Which modules may import which: the folders of src, called rooms, and the allowed imports between them. */
const room = (name) => `^src/${name}/`;
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

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      // Two rooms of one floor never need each other, even by different files.
      name: 'no-cycles-between-rooms',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(records|operations)/[^/]+$' },
      to: { circular: true },
    },
    only('domain-imports-nothing', room('domain'), []),
    // Its tables are files, and one module owns where files are.
    only('replies-know-the-domain', room('replies'), [room('domain'), '^src/runtime/paths\\.ts$']),
    only('contracts-know-the-domain', room('contracts'), [room('domain')]),
    only('runtime-knows-the-domain', room('runtime'), [room('domain'), room('contracts')]),
    only('solver-knows-the-domain', room('solver'), [room('domain'), room('runtime')]),
    only('adapters-know-domain-and-runtime', room('adapters'), [room('domain'), room('runtime'), client]),
    {
      // What is peculiar to a provider of texts stays in its folder; index.ts lists the providers.
      name: 'a-provider-of-texts-is-one-folder',
      severity: 'error',
      from: { path: '^(src|activities|workflows)/', pathNot: '^src/adapters/messaging/sms/' },
      to: { path: '^src/adapters/messaging/sms/[^/]+/' },
    },
    only('resources-know-the-domain', room('resources'), [room('domain'), room('contracts')]),
    only('db-is-below-records', room('db'), [
      room('domain'),
      room('contracts'),
      room('resources'),
      room('runtime'),
      '^migrations/',
    ]),
    only('api-knows-no-operation', room('api'), [
      room('domain'),
      room('contracts'),
      room('resources'),
      room('db'),
      room('runtime'),
    ]),
    only('records-are-below-operations', room('records'), [
      room('domain'),
      room('contracts'),
      room('resources'),
      room('db'),
      room('runtime'),
    ]),
    only('routing-is-below-operations', room('routing'), [
      room('domain'),
      room('contracts'),
      room('resources'),
      room('db'),
      room('records'),
      room('api'),
      room('runtime'),
    ]),
    only('operations-cannot-reach-the-world', room('operations'), [
      room('domain'),
      room('contracts'),
      room('resources'),
      room('db'),
      room('records'),
      room('routing'),
      room('api'),
      room('runtime'),
    ]),
    only('relay-carries', room('relay'), [
      room('domain'),
      room('contracts'),
      room('db'),
      room('runtime'),
      '^workflows/',
    ]),
    {
      name: 'relay-knows-workflows-by-type',
      severity: 'error',
      from: { path: room('relay') },
      to: { path: '^workflows/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'workflows-touch-nothing',
      severity: 'error',
      from: { path: '^workflows/' },
      to: {
        path: '^(src|activities|migrations)/',
        pathNot: [room('contracts'), room('domain')],
        dependencyTypesNot: ['type-only'],
      },
    },
    only('activities-invent-no-rules', '^activities/', [
      room('operations'),
      room('routing'),
      room('records'),
      room('resources'),
      room('adapters'),
      room('solver'),
      room('db'),
      room('contracts'),
      room('domain'),
      room('runtime'),
      client,
    ]),
    only('client-knows-nothing-of-the-server', client, []),
    only('browsers-know-what-they-agree-on', '^web/', [room('contracts')]),
    {
      name: 'browsers-know-it-by-type',
      severity: 'error',
      from: { path: '^web/' },
      to: { pathNot: '^web/', dependencyTypesNot: ['type-only'] },
    },
    only('console-knows-the-client', '^packages/console/', [client, '^src/domain/access\\.ts$']),
    {
      // The roles of staff, which the API's document does not have.
      name: 'console-knows-roles-by-type',
      severity: 'error',
      from: { path: '^packages/console/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'console-is-known-by-nobody',
      severity: 'error',
      from: { pathNot: '^packages/console/' },
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
