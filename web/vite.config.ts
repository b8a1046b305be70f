import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

/** The gallery by itself, for pictures and for timing: `vite build --mode gallery`. */
const GALLERY = { outDir: 'dist.gallery', rollupOptions: { input: 'gallery.html' } };

export default defineConfig(({ mode }) => {
  /** Where `standoff serve` listens while the client is worked on. */
  const { STANDOFF_SERVER = 'http://127.0.0.1:8000' } = loadEnv(mode, '.', 'STANDOFF_');
  return {
    plugins: [svelte()],
    build: { target: 'es2023', assetsInlineLimit: 0, manifest: true, ...(mode === 'gallery' ? GALLERY : {}) },
    test: { css: true, isolate: false },
    server: { host: '127.0.0.1', proxy: { '/api': { target: STANDOFF_SERVER, ws: true } } },
  };
});
