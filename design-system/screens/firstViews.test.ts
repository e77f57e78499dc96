import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { loadedBy } from '../loadedBy.ts'

/** What a first view must not wait for: dialogs come with the first question that needs them. */
const late = /^@radix-ui\//

it.each([
  'welcome/TopScreen.tsx',
  'channel/ChannelListScreen.tsx',
  'channel/ChannelScreen.tsx',
  'home/HomeScreen.tsx',
  'gacha/GachaTopScreen.tsx',
  'gacha/GachaResultScreen.tsx',
  'story/player/StoryPlayerScreen.tsx',
])('%s is seen without dialogs', (screen) => {
  const loaded = loadedBy(resolve(import.meta.dirname, screen))
  expect(loaded.has('react')).toBe(true)
  expect([...loaded].filter((name) => late.test(name))).toEqual([])
})
