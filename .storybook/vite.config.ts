import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Storybook's own Vite configuration. The app's would add its root, proxy and manifest, which stories do not use. */
export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss()],
  resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
})
