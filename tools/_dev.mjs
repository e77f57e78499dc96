process.env.NODE_ENV = 'development'
import { mkdirSync, writeFileSync, readFileSync, readdirSync, cpSync } from 'node:fs'
const { build } = await import('vite')
await build({ mode: 'development', logLevel: 'warn', build: { outDir: '/tmp/devapp/app', minify: false, emptyOutDir: true } })
mkdirSync('/tmp/devapp/hosting', { recursive: true }); mkdirSync('/tmp/devapp/server', { recursive: true })
writeFileSync('/tmp/devapp/hosting/page-headers.json', '{"pages":{},"card":{}}')
cpSync('dist/local/server/main.js', '/tmp/devapp/server/main.js')
writeFileSync('/tmp/devapp/server/shell.json', JSON.stringify({ html: readFileSync('/tmp/devapp/app/index.html', 'utf8'), lateSheets: readdirSync('/tmp/devapp/app/assets').filter((n) => /^late-.*css$/.test(n)).map((n) => '/assets/' + n) }))
const { serveApp } = await import('./serveApp.ts')
const s = await serveApp('/tmp/devapp/app', 5998, { app: 'http://127.0.0.1:4901', user: 'http://127.0.0.1:4902', payment: 'http://127.0.0.1:4903' })
console.log('ready', s.address)
