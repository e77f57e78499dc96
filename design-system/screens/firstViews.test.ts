import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { modulesLoadedBy } from '../modulesLoadedBy.ts'

/**
 * Matches the modules that a first view must not load: only dialogs use them, which are loaded when the user first
 * opens one.
 */
const lazyModules = /^@radix-ui\//

it.each([
  'welcome/TopScreen.tsx',
  'channel/ChannelListScreen.tsx',
  'channel/ChannelScreen.tsx',
  'home/HomeScreen.tsx',
  'gacha/GachaTopScreen.tsx',
  'gacha/GachaResultScreen.tsx',
  'story/player/StoryPlayerScreen.tsx',
])('the first view of the screen %s does not load the modules of dialogs', (screen) => {
  const loaded = modulesLoadedBy(resolve(import.meta.dirname, screen))
  expect(loaded.has('react')).toBe(true)
  expect([...loaded].filter((name) => lazyModules.test(name))).toEqual([])
})
