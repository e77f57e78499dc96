import { buildDemo } from './demo/build.ts'
import { demoFolder } from './demo/demoFolder.ts'

/** `npm run demo`. */
await buildDemo()
console.log(`The demo is in ${demoFolder}: put it at the root of any static hosting, or serve it here:
  npx vite preview --outDir ../${demoFolder} --port 5180 app`)
process.exit(0)
