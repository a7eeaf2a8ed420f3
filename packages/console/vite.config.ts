/** Builds for `/console/`, with nothing inline, so that a strict security policy can be kept. */
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/console/',
  build: {
    target: 'es2022',
    // The policy refuses `data:` addresses and inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What many views share is one file: each file costs about a kilobyte of headers and compresses by itself.
          groups: [{ name: 'shared', minShareCount: 6 }],
        },
      },
      checks: {
        // 'use client' in packages is for server rendering.
        moduleLevelDirective: false,
        // How long a plugin took depends on the machine.
        bundlerTimings: false,
      },
    },
  },
});
