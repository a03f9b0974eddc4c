import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { documentScript } from './documents.mjs';
import { operationsManifest } from './operations.mjs';
import { preloads } from './preloads.js';

const api = process.env['VIEWER_API'] ?? 'http://127.0.0.1:4747';

/** The viewer, and GraphiQL, of which it loads nothing. */
const pages = ['index.html', 'graphiql.html'];

/** `operations.json` beside the page: a server can be told to answer nothing else. */
const manifest: Plugin = {
  name: 'operations-manifest',
  apply: 'build',
  async generateBundle() {
    const source = `${JSON.stringify(await operationsManifest(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'operations.json', source });
  },
};

/** Documents for players, which are pages of the help too. */
const documents: Plugin = {
  name: 'documents',
  enforce: 'pre',
  transform: (source, id) => (id.endsWith('.md') ? { code: documentScript(source), map: null } : null),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    documents,
    manifest,
    preloads,
    // Beside each file, for the server to give as browsers can read it.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg)$/, threshold: 1024 }),
  ],
  build: {
    outDir: '../../dist/apps/viewer',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 800,
    rolldownOptions: { input: pages.map((page) => path.join(import.meta.dirname, page)) },
  },
  server: {
    fs: { allow: [path.resolve(import.meta.dirname, '../..')] },
    proxy: { '/graphql': { target: api, ws: true }, '/games': api, '/datasets': api, '/card-images': api },
  },
});
