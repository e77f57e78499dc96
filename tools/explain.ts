import { explainId } from './explainId.ts'

/** `npm run explain Q101 S046`: prints decisions and rows of the specification by their ids. */
const ids = process.argv.slice(2)
try {
  if (ids.length === 0) throw new Error('Name an id of the specification: npm run explain Q101')
  console.log(ids.map(explainId).join('\n\n'))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
