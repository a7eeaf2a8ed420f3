/** Builds the console with Vite. */
import { build } from 'vite';

/** Rebuilds the folder from scratch: `index.html`, and `assets` with hashed names. */
export async function buildConsole(outDir) {
  await build({
    root: import.meta.dirname,
    base: '/console/',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, assetsDir: 'assets' },
  });
}
