import { buildDemo } from './demo/buildDemo.ts'
import { demoFolder, folderSizeText } from './demo/demoFolder.ts'
import { serveFolder } from './demo/serveFolder.ts'
import { appPort } from './ports.ts'

/** `npm run demo`: builds the demo. With `-- --serve`, also serves it on loopback, as a static web host does. */
await buildDemo()
console.log(`The demo is in ${demoFolder} (${folderSizeText(demoFolder)}): put it at the root of any static hosting.`)
if (process.argv.includes('--serve')) {
  const { address } = await serveFolder(demoFolder, appPort())
  console.log(`Here it runs at ${address}. Ctrl-C stops it.`)
} else process.exit(0)
