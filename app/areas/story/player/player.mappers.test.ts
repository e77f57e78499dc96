import { describe, expect, it } from 'vitest'
import { hostileTexts } from '../../../testing/hostileTexts.ts'
import { nextEpisodeView, scriptView, unknownPlaceholdersOf } from './player.mappers.ts'

const names = { lastName: '星野', firstName: 'ひかり' }
const line = { text: '{FIRST}さん', characterId: 'hoshi' }
const script = {
  characterList: [{ characterId: 'hoshi', name: '{LAST}の星', image: 'setsugen/yuki.svg' }],
  sceneList: [
    { background: 'a.svg', music: 'a.mp3', lineList: [line, { text: '二', speaker: '{FIRST}？' }] },
    { background: 'b.svg', lineList: [] },
    {
      background: '',
      lineList: [{ text: '三', sound: 'https://media.example/bell.mp3', image: 'http://x.example/a' }],
    },
  ],
}

describe('the script of an episode for the player (R062, R063)', () => {
  it('lists the lines of all scenes with names inserted and full URLs, and leaves out scenes without lines (X8, S135)', () => {
    const view = scriptView(script, names)
    expect(view.lines.map(({ scene, text, speaker }) => [scene, text, speaker])).toEqual([
      [0, 'ひかりさん', undefined],
      [0, '二', 'ひかり？'],
      [2, '三', undefined],
    ])
    expect(view.characters[0]).toMatchObject({ id: 'hoshi', name: '星野の星' })
    expect(view.characters[0]?.image).toMatch(/.+setsugen\/yuki\.svg$/)
    expect(view.scenes.map(({ background }) => background?.endsWith('a.svg'))).toEqual([true, false, undefined])
    expect(view.scenes.map(({ music }) => music?.endsWith('a.mp3'))).toEqual([true, true, true])
    expect(view.lines[2]?.sound).toBe('https://media.example/bell.mp3')
    expect(view.lines[2]?.image).not.toMatch(/^http:/)
  })

  it('keeps every hostile text unchanged as a line, as a speaker and as a name', () => {
    const lineList = hostileTexts.map((text) => ({ text, speaker: text }))
    const { lines } = scriptView({ characterList: [], sceneList: [{ background: '', lineList }] }, names)
    const plain = hostileTexts.filter((text) => !/\{(FIRST|LAST|FULL_NAME)\}/.test(text))
    expect(plain.length).toBeGreaterThan(5_900)
    const shown = new Set(lines.map(({ text }) => text))
    expect(plain.filter((text) => !shown.has(text))).toEqual([])
  })

  it('lists each unknown placeholder once', () => {
    const stray = {
      ...script,
      sceneList: [{ background: '', lineList: [{ text: '{NICK}{NICK}' }, { text: '{FIRST}' }] }],
    }
    expect(unknownPlaceholdersOf(stray)).toEqual(['{NICK}'])
  })
})

describe('the link to the next episode after the story player’s end (S045)', () => {
  const storyGroup = {
    storyGroupId: 'group',
    ipId: 'ip',
    ipName: '星読み',
    name: '星を読む夜',
    genre: 'MAIN' as const,
    playType: 'STORY_PLAY_TYPE_LANDSCAPE' as const,
  }
  const head = { storyEpisodeId: 'two', title: '二' }
  const next = (more: object) =>
    nextEpisodeView(
      { storyGroup, episode: { ...head, consumeCoin: 0 }, script, nextEpisode: { ...head, consumeCoin: 30, ...more } },
      names,
    )

  it.each([
    [{ consumeCoin: 0 }, 'open'],
    [{ badge: 'PURCHASED' }, 'open'],
    [{ badge: 'CHARGED' }, 'open'],
    [{ badge: 'PURCHASE' }, 'locked'],
    [{ badge: 'UNKNOWN' }, 'locked'],
    [{}, 'locked'],
  ])('leads, with %o (%s), to the player or to the page where the user can open the episode', (more, access) => {
    const player = '/story/STORY_PLAY_TYPE_LANDSCAPE/MAIN/ip/group/two/%E6%98%9F%E9%87%8E/%E3%81%B2%E3%81%8B%E3%82%8A'
    expect(next(more)).toMatchObject({
      access,
      coins: access === 'open' ? undefined : 30,
      href: access === 'open' ? player : '/channel/ip/story/group',
    })
  })

  it('leads to the portrait player if the orientation of the story is unknown (R062)', () => {
    const unknown = { ...storyGroup, playType: 'UNKNOWN' as const }
    const nextEpisode = { ...head, consumeCoin: 0 }
    const view = nextEpisodeView({ storyGroup: unknown, episode: nextEpisode, script, nextEpisode }, names)
    expect(view?.href).toMatch(/^\/story\/STORY_PLAY_TYPE_PORTRAIT\/MAIN\/ip\/group\/two\//)
  })

  it('is undefined after the last episode', () => {
    expect(nextEpisodeView({ storyGroup, episode: { ...head, consumeCoin: 0 }, script }, names)).toBeUndefined()
  })
})
