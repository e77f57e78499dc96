import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** A stylesheet cannot be an entry: this module imports it, and nothing of it remains but dist/styles.css. */
const stylesheet = 'tokens/stylesheet.ts'

const modules = globSync(['loadable.ts', 'paged.ts', 'lazy.tsx', '{components,screens,text,tokens}/**/*.{ts,tsx}'], {
  cwd: import.meta.dirname,
})
const isPublic = (path: string) => !/\.test\.tsx?$|tokens\/(dtcg|modes|variables)\.ts$/.test(path)
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '')

const dropStylesheetModule: Plugin = {
  name: 'drop-stylesheet-module',
  enforce: 'post',
  generateBundle(_, bundle) {
    delete bundle[`${withoutExtension(stylesheet)}.js`]
  },
}

// A test runner's or a developer's NODE_ENV would choose the JSX of development, which does not run in production.
process.env.NODE_ENV = 'production'

/** The published library: one module per file, so that an app ships only what it imports, and one stylesheet. */
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
