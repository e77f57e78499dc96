import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from '../../pages.ts'
import { pageAtPath } from '../../router/pageAtPath.ts'

interface Manifest {
  lang: string
  icons: { src: string; sizes: string; purpose?: string }[]
  shortcuts: { name: string; url: string }[]
}
const manifest = JSON.parse(readFileSync('app/public/manifest.webmanifest', 'utf8')) as Manifest

/** Width and height from a PNG's header. */
function sizeOf(file: string): string {
  const head = readFileSync(`app/public/${file}`)
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`
}

it('the web app manifest makes the app installable: in Japanese, with icons of the declared sizes and a maskable one', () => {
  expect(manifest.lang).toBe('ja')
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(pictures.map(({ src }) => sizeOf(src.slice(1)))).toEqual(pictures.map(({ sizes }) => sizes))
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(pictures.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

it('the web app manifest has shortcuts to existing pages, the first to the followed channels (R014, R085, Q476)', () => {
  // Browsers show at most four.
  expect(manifest.shortcuts.length).toBeLessThanOrEqual(4)
  expect(manifest.shortcuts[0]).toMatchObject({ short_name: 'フォロー中', url: '/profile/follow' })
  for (const { url } of manifest.shortcuts) expect([url, pages.includes(pageAtPath(url))]).toEqual([url, true])
})
