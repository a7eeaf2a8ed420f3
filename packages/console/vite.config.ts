/** How the console is built: for `/console/`, without anything inline, so that a strict policy can be kept. */
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/console/',
  build: {
    target: 'es2022',
    // No `data:` addresses, and no script that the policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // How long a machine took is no warning.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
