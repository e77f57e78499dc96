import { serveApp } from './serveApp.ts'
import { buildLocalApp } from './buildLocalApp.ts'
if (!process.env.NOBUILD) await buildLocalApp()
const s = await serveApp('dist/local/app', 5999, { app: 'http://127.0.0.1:4901', user: 'http://127.0.0.1:4902', payment: 'http://127.0.0.1:4903' })
console.log('ready', s.address)
