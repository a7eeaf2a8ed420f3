/** Builds the console by Vite, as vite.config.ts says; where the result goes is said by whoever builds. */
import { build } from 'vite';

/** Makes the folder anew: `index.html`, and beside it `assets`, whose names change with what is in them. */
export async function buildConsole(outDir) {
  await build({
    root: import.meta.dirname,
    base: '/console/',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, assetsDir: 'assets' },
  });
}
