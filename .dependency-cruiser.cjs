/** Who may import whom: the rooms of the house and the doors between them. */
const room = (name) => `^src/${name}/`;
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|workflows|activities|migrations|test|bench|scripts)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('domain-imports-nothing', room('domain'), []),
    only('replies-know-the-domain', room('replies'), [room('domain')]),
    only('contracts-know-the-domain', room('contracts'), [room('domain')]),
    only('runtime-knows-the-domain', room('runtime'), [room('domain'), room('contracts')]),
    only('solver-knows-the-domain', room('solver'), [room('domain'), room('runtime')]),
    only('adapters-know-domain-and-runtime', room('adapters'), [room('domain'), room('runtime')]),
    only('db-is-below-features', room('db'), [
      room('domain'),
      room('contracts'),
      room('runtime'),
      '^migrations/',
    ]),
    only('api-knows-no-feature', room('api'), [
      room('domain'),
      room('contracts'),
      room('db'),
      room('runtime'),
    ]),
    only('features-cannot-reach-the-world', room('features'), [
      room('domain'),
      room('contracts'),
      room('db'),
      room('api'),
      room('runtime'),
      room('replies'),
    ]),
    only('relay-carries', room('relay'), [room('domain'), room('contracts'), room('db'), room('runtime')]),
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
      room('features'),
      room('adapters'),
      room('solver'),
      room('db'),
      room('contracts'),
      room('domain'),
      room('runtime'),
      room('webhooks'),
    ]),
    {
      name: 'temporal-stays-outside-features',
      severity: 'error',
      from: { path: '^src/(domain|replies|solver|adapters|db|api|features)/' },
      to: { path: 'node_modules/@temporalio/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/(domain|replies)/' },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'nothing-imports-bin',
      severity: 'error',
      from: { pathNot: '^(src/bin|test|bench|scripts)/' },
      to: { path: '^src/bin/' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: '^(test|bench)/' },
      to: { path: '^test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
