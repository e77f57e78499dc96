import { buildDemo } from './demo/buildDemo.ts'
import { demoFolder, folderSizeText } from './demo/demoFolder.ts'
import { serveFolder } from './demo/serveFolder.ts'
import { appPort } from './ports.ts'

/** Runs `npm run demo`. With `-- --serve`, the demo is also served on loopback as by a static web host. */
await buildDemo()
console.log(`The demo is in ${demoFolder} (${folderSizeText(demoFolder)}): put it at the root of any static hosting.`)
if (process.argv.includes('--serve')) {
  const { address } = await serveFolder(demoFolder, appPort())
  console.log(`Here it runs at ${address}. Ctrl-C stops it.`)
} else process.exit(0)
