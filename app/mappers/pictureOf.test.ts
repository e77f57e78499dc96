import { expect, it } from 'vitest'
import { env } from '../env.ts'
import { pictureOf } from './pictureOf.ts'

it('keeps a full https address, and looks for anything else below the textures base (S135)', () => {
  expect(pictureOf('https://media.example/a.webp')).toBe('https://media.example/a.webp')
  expect(pictureOf('channel/todai.webp')).toBe(`${env.textures}channel/todai.webp`)
  expect(pictureOf('/channel/todai.webp')).toBe(`${env.textures}channel/todai.webp`)
  // Nothing an answer names is loaded from an open connection, or by another scheme.
  for (const address of ['http://media.example/a.webp', '//media.example/a.webp', 'data:image/png,x'])
    expect(pictureOf(address)?.startsWith(env.textures)).toBe(true)
  expect(pictureOf('')).toBeUndefined()
  expect(pictureOf(undefined)).toBeUndefined()
})
