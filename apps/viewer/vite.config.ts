import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['VIEWER_API'] ?? 'http://127.0.0.1:4747';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../../dist/apps/viewer', emptyOutDir: true, chunkSizeWarningLimit: 800 },
  server: { proxy: { '/graphql': { target: api, ws: true } } },
});
