import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The entry for the stylesheet: CSS cannot be a library entry itself. The plugin below removes the empty module. */
const stylesheet = 'tokens/stylesheet.ts'

const modules = globSync(
  [
    'loadable.ts',
    'paged.ts',
    'focusPageStart.ts',
    'openOverlays.ts',
    'lazy.tsx',
    '{components,screens,text,tokens}/**/*.{ts,tsx}',
  ],
  {
    cwd: import.meta.dirname,
  },
)
const isPublic = (path: string) => !/\.test\.tsx?$|tokens\/(dtcg|modes|variables)\.ts$/.test(path)
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '')

const dropStylesheetModule: Plugin = {
  name: 'drop-stylesheet-module',
  enforce: 'post',
  generateBundle(_, bundle) {
    delete bundle[`${withoutExtension(stylesheet)}.js`]
  },
}

/**
 * What only a client component of React may do: call hooks, create a context, handle events, and use the memory of
 * React's compiler, which server components do not have.
 */
const clientOnly = /\buse[A-Z]\w*\(|\bcreateContext\(|react\/compiler-runtime|jsxs?\([^]*\bon[A-Z]\w*: /

/** Marks the modules that a framework with server components has to hydrate in the browser. */
const markClientModules: Plugin = {
  name: 'mark-client-modules',
  renderChunk: (code) => (clientOnly.test(code) ? { code: `'use client'\n${code}`, map: null } : null),
}

// A NODE_ENV of a test runner or developer would select React's development JSX, which fails in production.
process.env.NODE_ENV = 'production'

/**
 * Builds the published library: one module per source file, so that apps only ship what they import, and one
 * stylesheet.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss(), markClientModules, dropStylesheetModule],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    lib: {
      entry: Object.fromEntries(modules.filter(isPublic).map((path) => [withoutExtension(path), path])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rollupOptions: {
      external: /^(react|react-dom|@radix-ui\/[^/]+|lucide-react|virtua)($|\/)/,
      output: { preserveModules: true, preserveModulesRoot: import.meta.dirname },
    },
  },
})
