import { writeFileSync } from 'node:fs'
import { drawMap } from './drawMap.ts'
import { importsOfRepository } from './modules.ts'

/** `npm run map`: draws docs/map.svg anew, when a module imports another for the first time, or does no longer. */
writeFileSync('docs/map.svg', drawMap(importsOfRepository()))
