import { callsAt, placesOf } from './placesOf.ts'

/** `npm run where /v2/gacha/x/draw`: prints where the call at a URL is declared, answered, used and tested. */
const urls = process.argv.slice(2)
const found = urls.flatMap(callsAt)
for (const call of found) {
  const { method, path, host, source } = call.endpoint
  console.log(`${method} ${path} (${host} host): ${call.name}, ${source}`)
  for (const [kind, places] of Object.entries(placesOf(call)))
    console.log(`  ${kind.padEnd(8)}  ${places.join('\n            ') || 'none'}`)
}
if (found.length === 0) {
  console.error('No call has this URL. Give one: npm run where /v2/gacha/x/draw')
  console.error('Routes besides the calls are in contracts/sandbox/routes.ts.')
  process.exitCode = 1
}
