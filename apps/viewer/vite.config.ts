import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { documentScript } from './documents.mjs';
import { operationsManifest } from './operations.mjs';
import { preloads } from './preloads.js';

const api = process.env['VIEWER_API'] ?? 'http://127.0.0.1:4747';

/** The pages to build: the viewer, and GraphiQL, which is separate and not loaded by the viewer. */
const pages = ['index.html', 'graphiql.html'];

/** Writes `operations.json` next to the page, for servers that accept only these queries. */
const manifest: Plugin = {
  name: 'operations-manifest',
  apply: 'build',
  async generateBundle() {
    const source = `${JSON.stringify(await operationsManifest(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'operations.json', source });
  },
};

/** Converts the Markdown documents of the help pages to modules. */
const documents: Plugin = {
  name: 'documents',
  enforce: 'pre',
  transform: (source, id) => (id.endsWith('.md') ? { code: documentScript(source), map: null } : null),
};

/**
 * Bundles the modules of the game page into a few files. The headers of dozens of small files would be larger than
 * their content. Rarely used modules remain separate.
 */
const together = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'common',
    test: /\/src\/(?:api\/(?!socket|send-game|unpacked)|shell|cursor|design|words\/[^/]*\.ts|look\/(?!landscape\.))/,
  },
  {
    name: 'game',
    test: /\/use(?:Mutation|Subscription)\.js$|\/src\/(?:playback|board|cards|panels\/|generated\/(?:replay|notes)|notes\/(?:moments|mark|note-words|spots|late-names|notes\.css)|log\/position-link|replay\/(?:current-event|replay\.css)|games\/origin\.)/,
  },
  { name: 'altered', test: /\/src\/altered\/(?!.*(?:charts|spec))/ },
  { name: 'contracts', test: /\/src\/contracts\/(?!.*(?:charts|spec))/ },
  {
    name: 'log',
    test: /\/@tanstack\/|\/src\/log\/(?!position-link|log-rows)|\/src\/notes\/log-notes/,
  },
  {
    name: 'controls',
    test: /\/src\/(?:controls\/(?!game-chart|help-dialog)|replay\/use-marks)/,
  },
  {
    name: 'at-rest',
    test: /\/src\/(?:charts\/(?:mini-chart|chart-(?:lines|paths)|use-lines|arranged)|controls\/game-chart|review\/(?:review-marks|use-review|shown-review)|whatif\/(?:branch-marks|use-tree|tree)|notes\/tags)/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    documents,
    manifest,
    preloads,
    // Writes compressed versions of each file next to it. The server sends them to browsers that accept them.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg)$/, threshold: 1024 }),
  ],
  build: {
    outDir: '../../dist/apps/viewer',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 800,
    // The polyfill is not needed, because all target browsers support module preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages.map((page) => path.join(import.meta.dirname, page)),
      output: { codeSplitting: { groups: together } },
    },
  },
  server: {
    fs: { allow: [path.resolve(import.meta.dirname, '../..')] },
    proxy: { '/graphql': { target: api, ws: true }, '/games': api, '/datasets': api, '/card-images': api },
  },
});
