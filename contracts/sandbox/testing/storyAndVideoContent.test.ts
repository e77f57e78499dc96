import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { namePlaceholders, script as scriptSchema, type Script } from '../../story/script.ts'
import { tipsTypes } from '../../story/storyKinds.ts'
import { videoAccessTypes } from '../../video/videoKinds.ts'
import { channels } from '../channel/channels.content.ts'
import { gachaItems } from '../gacha/gachaItems.content.ts'
import { offerRooms } from '../offer/offers.content.ts'
import { specials } from '../special/specials.content.ts'
import { seededReaders, stories } from '../story/stories.content.ts'
import { tips } from '../story/tips.content.ts'
import { seededPlaylists, seededVideos, seededViewers } from '../video/videos.content.ts'

const episodes = stories.flatMap((story) => story.episodes)
const ids = {
  stories: stories.map(({ groupId }) => groupId),
  episodes: episodes.map(({ episodeId }) => episodeId),
  tips: tips.map(({ tutorialId }) => tutorialId),
  videos: seededVideos.map(({ videoId }) => videoId),
  playlists: seededPlaylists.map(({ playlistId }) => playlistId),
  specials: specials.map(({ specialId }) => specialId),
  offers: offerRooms.flatMap(({ items }) => items.map(({ itemId }) => itemId)),
}

test.each(Object.entries(ids))(
  'the seeded ids of %s are unique, and differ from the static segments of paths (Q66)',
  (_kind, list) => {
    expect(new Set(list).size).toBe(list.length)
    expect(list.filter((id) => id === 'playlist' || !/^[a-z0-9-]+$/.test(id))).toEqual([])
  },
)

test('the file of every picture of the seeded stories, videos, specials, offers and tips exists', () => {
  const scripts = episodes.map(({ script }) => script)
  const images = [
    ...[...stories, ...episodes, ...seededVideos, ...specials, ...offerRooms].map(({ image }) => image),
    ...offerRooms.flatMap(({ items }) => items.map(({ image }) => image)),
    ...tips.flatMap(({ pages }) => pages.flatMap(({ image }) => image ?? [])),
    ...scripts.flatMap(({ characterList }) => characterList.map(({ image }) => image)),
    ...scripts.flatMap(({ sceneList }) => sceneList.map(({ background }) => background)),
  ]
  expect(images.filter((image) => !existsSync(join(import.meta.dirname, '../public/textures', image)))).toEqual([])
})

describe.each(episodes.map((episode) => [episode.title, episode] as const))(
  'the script of the seeded episode %s',
  (_title, episode) => {
    const { characterList, sceneList } = episode.script
    const known = new Set(characterList.map(({ characterId }) => characterId))

    it('lets only characters speak or move who are in its cast and have entered the stage', () => {
      expect(scriptSchema.parse(episode.script)).toEqual(episode.script)
      expect(sceneList.flatMap((scene) => strangersIn(scene, known))).toEqual([])
    })

    it('contains only known placeholders for the reader’s name', () => {
      const braces = sceneList
        .flatMap(({ lineList }) => lineList)
        .flatMap(({ text }) => [...text.matchAll(/\{(\w*)\}?/g)].map(([, name]) => name))
      expect(braces.filter((name) => !(namePlaceholders as readonly (string | undefined)[]).includes(name))).toEqual([])
    })
  },
)

test('the photos that seeded episodes give are seeded items', () => {
  const photos = episodes.flatMap(({ reward }) => (reward && 'photo' in reward ? [reward.photo] : []))
  const known = gachaItems.map(({ itemId }) => itemId)
  expect(photos.filter((photo) => !known.includes(photo))).toEqual([])
})

test('the seeded videos include one of every access type, and a free one in every channel', () => {
  expect(new Set(seededVideos.map(({ accessType }) => accessType))).toEqual(new Set(videoAccessTypes))
  const free = seededVideos.filter(({ accessType }) => accessType === 'FREE')
  expect(new Set(free.map(({ ipId }) => ipId))).toEqual(new Set(channels.map(({ ipId }) => ipId)))
})

test('a seeded video has a price exactly if its access type is one that is sold', () => {
  const wrong = seededVideos.filter(
    ({ accessType, consumeCoin, rentalHours, webPrice }) =>
      (consumeCoin !== undefined) !== ['RENTAL', 'PURCHASE'].includes(accessType) ||
      (rentalHours !== undefined) !== (accessType === 'RENTAL') ||
      (webPrice !== undefined) !== (accessType === 'WEB_PAYMENT'),
  )
  expect(wrong).toEqual([])
})

test('the seeded tips include tips for every screen', () => {
  expect(new Set(tips.map(({ type }) => type))).toEqual(new Set(tipsTypes))
})

test('the seeded playlists, readers and viewers refer only to seeded content', () => {
  const named = [
    ...seededPlaylists.flatMap(({ videoIds }) => [...videoIds]),
    ...seededViewers.flatMap(({ access, viewed, favors }) => [
      ...[...access, ...viewed].map(({ videoId }) => videoId),
      ...favors,
    ]),
    ...seededReaders.flatMap(({ unlocked, read, privileges, tutorials }) => [
      ...[...unlocked, ...read].map(({ episodeId }) => episodeId),
      ...privileges,
      ...tutorials,
    ]),
  ]
  const known = new Set(Object.values(ids).flat())
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

/** Characters that speak or move in a scene without being on the stage or in the cast. */
function strangersIn({ lineList }: Script['sceneList'][number], cast: ReadonlySet<string>): string[] {
  const there = new Set<string>()
  return lineList.flatMap(({ characterId, actionList = [] }) => {
    const moving = actionList.flatMap((each) =>
      each.characterId ? [{ who: each.characterId, action: each.action }] : [],
    )
    for (const { who, action } of moving) if (/^(SLIDE|FADE)_IN/.test(action) && cast.has(who)) there.add(who)
    const strangers = [characterId, ...moving.map(({ who }) => who)].filter((who) => who && !there.has(who))
    for (const { who, action } of moving) if (/^(SLIDE|FADE)_OUT/.test(action)) there.delete(who)
    return strangers.flatMap((who) => who ?? [])
  })
}
