import { expect, it } from 'vitest'
import { env } from '../env.ts'
import { pictureOf } from './pictureOf.ts'

it('pictureOf() keeps a full https URL, and treats anything else as a path below the textures URL (S135)', () => {
  expect(pictureOf('https://media.example/a.webp')).toBe('https://media.example/a.webp')
  expect(pictureOf('channel/todai.webp')).toBe(`${env.textures}channel/todai.webp`)
  expect(pictureOf('/channel/todai.webp')).toBe(`${env.textures}channel/todai.webp`)
  // Asserts that URLs with another scheme are never loaded as they are.
  for (const address of ['http://media.example/a.webp', '//media.example/a.webp', 'data:image/png,x'])
    expect(pictureOf(address)?.startsWith(env.textures)).toBe(true)
  expect(pictureOf('')).toBeUndefined()
  expect(pictureOf(undefined)).toBeUndefined()
})
