import { readFileSync, writeFileSync } from 'node:fs'
import { examples } from '../app/e2e/pageExamples.ts'
const { createHandler } = await import('/tmp/ssr/handler.js')
const bases = { app: 'http://127.0.0.1:4901', user: 'http://127.0.0.1:4902', payment: 'http://127.0.0.1:4903' }
let calls = []
const handle = createHandler({
  shell: { html: readFileSync('dist/local/app/index.html', 'utf8'), lateSheets: ['/assets/late.css'] },
  headers: {}, onError: (e, k) => console.log('   !!', k, String(e.stack).split('\n').slice(0, 6).join(' | ')),
  fetchHost: (h, p, i) => { calls.push(p); return fetch(bases[h] + p, i) },
})
const only = process.argv.slice(2)
for (const path of only.length ? only : ['/top','/channel','/channel/todai?tab=posts','/event','/campaign', ...Object.values(examples)]) {
  calls = []
  let t = performance.now()
  const r1 = await handle(new Request('http://localhost:5173' + path)).catch(e => ({error: e}))
  if (r1.error) { console.log('ERR', path, r1.error.stack); continue }
  let cc = r1.headers.get('cache-control'), html = await r1.text(), first = performance.now() - t
  await new Promise(r => setTimeout(r, 700))
  t = performance.now()
  const r2 = await handle(new Request('http://localhost:5173' + path)); html = await r2.text(); cc = r2.headers.get('cache-control')
  const data = html.match(/id="first-view">(.*?)<\/script>/s)?.[1]
  console.log(r2.status, html.includes('data-rendered') ? 'RENDERED' : 'shell   ', path, Math.round(first), Math.round(performance.now() - t), html.length, data?.length, cc.slice(0, 10), calls.length)
  if (only.length) { writeFileSync('/tmp/ssr-out.html', html); console.log(calls); if (data) console.log(JSON.parse(data).queries.map(q => JSON.stringify(q[0])), JSON.parse(data).facts) }
}
process.exit(0)
