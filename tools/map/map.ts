import { writeFileSync } from 'node:fs'
import { drawMap } from './drawMap.ts'
import { waysOfRepository } from './rooms.ts'

/** `npm run map`: draws docs/map.svg anew, when a room imports another for the first time, or does no longer. */
writeFileSync('docs/map.svg', drawMap(waysOfRepository()))
