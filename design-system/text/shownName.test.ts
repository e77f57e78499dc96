import { userTexts } from '@tsudoi/contracts/testing/userTexts'
import { describe, expect, it } from 'vitest'
import { channelNameOf, personName } from './shownName.ts'

describe('a name on a screen', () => {
  it.each(Object.entries(userTexts.invisible))('has a stand-in if it is invisible: %s (Q370)', (_, name) => {
    expect(personName(name)).toBe('名前のないユーザー')
    expect(channelNameOf(name)).toBe('名前のないチャンネル')
  })

  it.each(Object.entries(userTexts.visible))('is the name itself if it is visible: %s (Q370)', (_, name) => {
    expect([personName(name), channelNameOf(name)]).toEqual([name, name])
  })
})
