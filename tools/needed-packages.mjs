/**
 * Which packages of package-lock.json are needed: all, or only what the product is built and run with. Plain Node,
 * because nothing may be installed yet.
 */

/** The workspaces that the product is built from; what TOOLS lists comes with checks, tests and benchmarks. */
const BUILT = ['base', 'client', 'console', 'dev-servers', 'planning', 'reply-reader', 'solver'].map(
  (name) => `packages/${name}`,
);
export const TOOLS = 'packages/tools';

/** Options that make npm install only the packages that the product is built and run with. */
export const WITHOUT_TOOLS = [
  '--include-workspace-root',
  ...BUILT.map((workspace) => `--workspace=${workspace}`),
];

/**
 * Returns the paths of the packages that the root and the named workspaces need, and those that these need. The
 * repository's own are left out, except for the links by which others find them.
 *
 * @param {Record<string, LockedPackage>} locked the packages of a lock file by path
 * @param {{ tools: boolean }} options
 * @typedef {{ version?: string, optional?: boolean, link?: boolean, resolved?: string,
 *   dependencies?: object, devDependencies?: object, optionalDependencies?: object, peerDependencies?: object,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockedPackage
 */
export function neededPackages(locked, { tools }) {
  const needed = new Set();
  const open = ['', ...BUILT, ...(tools ? [TOOLS] : [])];
  for (const path of open) {
    const { link, resolved, ...own } = locked[path] ?? {};
    const names = link
      ? []
      : ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap((kind) =>
          Object.keys(own[kind] ?? {}).filter((name) => !own.peerDependenciesMeta?.[name]?.optional),
        );
    const next = [...names.map((name) => placeOf(locked, path, name)), ...(link ? [resolved] : [])];
    for (const found of next) {
      if (found === undefined || needed.has(found)) continue;
      needed.add(found);
      open.push(found);
    }
  }
  return [...needed].filter((path) => path.includes('node_modules/'));
}

/** Returns where Node finds a package by name from another one; undefined if it is optional and was not locked. */
function placeOf(locked, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in locked) return path;
    if (folder === '') return undefined;
  }
}
