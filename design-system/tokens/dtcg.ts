import { writeFileSync } from 'node:fs'
import { modesCss } from './modes.ts'

const here = new URL('.', import.meta.url)

if (import.meta.main) {
  writeFileSync(new URL('modes.css', here), modesCss())
}
