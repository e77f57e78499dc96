import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The entries for the stylesheets: CSS cannot be a library entry itself. A plugin removes the empty modules. */
const stylesheet = 'tokens/stylesheet.ts'
const componentStylesheet = 'tokens/componentStylesheet.ts'

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
const isPublic = (path: string) =>
  !/\.test\.tsx?$|tokens\/(componentStylesheet|dtcg|modes|theme|variables)\.ts$/.test(path)
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '')

const dropStylesheetModule: Plugin = {
  name: 'drop-stylesheet-module',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const path of [stylesheet, componentStylesheet]) delete bundle[`${withoutExtension(path)}.js`]
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

/** The entries and the stylesheet of a build. `--mode components` builds only the stylesheet without the screens. */
const outputOf = (mode: string) =>
  mode === 'components'
    ? { paths: [componentStylesheet], cssFileName: 'components' }
    : { paths: modules.filter(isPublic), cssFileName: 'styles' }

/**
 * Builds the published library: one module per source file, so that apps only ship what they import, a stylesheet for
 * everything, and one for the components alone.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss(), markClientModules, dropStylesheetModule],
  build: {
    outDir: 'dist',
    emptyOutDir: mode !== 'components',
    target: 'es2022',
    minify: false,
    cssMinify: true,
    lib: {
      entry: Object.fromEntries(outputOf(mode).paths.map((path) => [withoutExtension(path), path])),
      formats: ['es'],
      cssFileName: outputOf(mode).cssFileName,
    },
    rollupOptions: {
      external: /^(react|react-dom|@radix-ui\/[^/]+|lucide-react|virtua)($|\/)/,
      output: { preserveModules: true, preserveModulesRoot: import.meta.dirname },
    },
  },
}))
