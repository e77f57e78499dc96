import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The entry for the stylesheet: CSS cannot be a library entry itself. The plugin below removes the empty module. */
const stylesheet = 'tokens/stylesheet.ts'

const modules = globSync(
  ['loadable.ts', 'paged.ts', 'openOverlays.ts', 'lazy.tsx', '{components,screens,text,tokens}/**/*.{ts,tsx}'],
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

// A NODE_ENV of a test runner or developer would select React's development JSX, which fails in production.
process.env.NODE_ENV = 'production'

/**
 * Builds the published library: one module per source file, so that apps only ship what they import, and one
 * stylesheet.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss(), dropStylesheetModule],
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
      external: /^(react|react-dom|@radix-ui\/[^/]+|lucide-react)($|\/)/,
      output: { preserveModules: true, preserveModulesRoot: import.meta.dirname },
    },
  },
})
