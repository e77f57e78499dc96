import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../contracts/sandbox/account/accounts.content.ts'
import { banners } from '../../contracts/sandbox/home/banners.content.ts'
import { channels } from '../../contracts/sandbox/channel/channels.content.ts'
import { gachas } from '../../contracts/sandbox/gacha/gacha.content.ts'
import { gachaItems } from '../../contracts/sandbox/gacha/gachaItems.content.ts'
import { members } from '../../contracts/sandbox/channel/members.content.ts'
import { dailyProgramme } from '../../contracts/sandbox/channel/programme.content.ts'
import { randomFrom } from './random.ts'
import { drawTextures } from './drawTextures.ts'

const folder = join(import.meta.dirname, '../../contracts/sandbox/public/textures')
const drawn = drawTextures()
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))

describe('the sandbox’s committed pictures', () => {
  test('are exactly the pictures that tools/artwork draws, without missing or additional files', () => {
    expect(committed.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([...drawn.keys()].sort())
    const stale = [...drawn].filter(([file, svg]) => readFileSync(join(folder, file), 'utf8') !== svg)
    expect(
      stale.map(([file]) => file),
      'run: node tools/artwork/write.ts',
    ).toEqual([])
  })

  test('are drawn identically a second time, and no two of them are equal', () => {
    expect([...drawTextures()]).toEqual([...drawn])
    expect(new Set(drawn.values()).size).toBe(drawn.size)
    expect(randomFrom('a')()).not.toBe(randomFrom('b')())
  })

  test.each([...drawn])('include %s, which has at most 6,000 bytes and refers to no other file', (_file, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6_000)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(2_500)
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+" preserveAspectRatio="xMidYMid slice">/,
    )
    expect(svg).not.toMatch(/<(script|text|image|foreignObject|style)|href=|NaN|undefined|Infinity/)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http')
  })
})

test('a picture exists for every picture that the sandbox’s content names', () => {
  const named = [
    ...channels.flatMap(({ image, heroImage }) => [image, heroImage]),
    ...[...members, ...dailyProgramme, ...gachas, ...gachaItems, ...banners].map(({ image }) => image),
    ...accounts.flatMap(({ image }) => image ?? []),
  ]
  expect(named.filter((image) => !drawn.has(image))).toEqual([])
})
