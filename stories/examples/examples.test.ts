import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleDrawResult, exampleGachaItems, manyGachaItems } from './exampleGachaItems.ts'

const textures = join(import.meta.dirname, '../../contracts/sandbox/public/textures')
const sources = readdirSync(import.meta.dirname).filter(
  (file) => file.startsWith('example') && !file.includes('.test.'),
)

test.each(sources)('the example data in %s refer only to existing pictures', (file) => {
  const named = [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\/textures\/([\w/-]+\.svg)/g)]
  expect(named.map(([, path]) => path ?? '').filter((path) => !existsSync(join(textures, path)))).toEqual([])
})

test('the example gacha has an existing picture for each card, and its odds add up to 100 %', () => {
  const images = exampleGachaItems.map(({ image = '' }) => image.replace('/textures/', ''))
  expect(images.filter((image) => !existsSync(join(textures, image)))).toEqual([])
  expect(exampleGachaItems.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  expect(manyGachaItems).toHaveLength(200)
  expect(exampleDrawResult.items).toHaveLength(10)
})
