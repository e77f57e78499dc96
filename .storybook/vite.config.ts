import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Storybook's own: the app's config has the app's root, proxy and manifest, none of which a story knows. */
export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss()],
  resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
})
