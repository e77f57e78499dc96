import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

const player = '/story/:playType/:genre/:channelId/:storyGroupId/:storyEpisodeId/:userLastName/:userFirstName'
const storyOf = (lastName: string, firstName: string) =>
  paths.story('STORY_PLAY_TYPE_PORTRAIT', 'MAIN', 'ip-1', 'group-1', 'episode-1', { lastName, firstName })
const paramsOf = (path: string) =>
  matchRoutes([{ path: player }], new URL(path, 'https://tsudoi.example').pathname)?.[0]?.params

describe('the URL of the story player', () => {
  it('has one path segment for each of its parts (R062, X8)', () => {
    expect(storyOf('星野', 'ひかり')).toBe(
      `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/ip-1/group-1/episode-1/${encodeURIComponent('星野')}/${encodeURIComponent('ひかり')}`,
    )
  })

  it.each(['../../account', 'a/b', 'a?b#c', '100%', '<b>x</b>', '  ', '"', '🏳️‍🌈'])(
    'contains the reader’s name %j in such a way that decoding returns the same name (R063, X8)',
    (name) => {
      expect(paramsOf(storyOf(name, name))).toMatchObject({ userLastName: name, userFirstName: name })
    },
  )

  it.each(['', '.', '..', '\ud800'])(
    'leads to the story player and no other page with the reader’s name %j (Q65, X8)',
    (name) => {
      const params = paramsOf(storyOf(name, 'ひかり'))
      expect(params).toMatchObject({ storyEpisodeId: 'episode-1', userFirstName: 'ひかり' })
      expect(params?.userLastName).toMatch(/./)
    },
  )
})

/** All functions of `paths` that build a path, each called with the same text for every part. */
const built = (text: string) =>
  Object.entries(paths).flatMap(([name, build]) =>
    typeof build === 'function' && !['campaigns', 'story'].includes(name)
      ? [
          [
            name,
            (build as (...parts: string[]) => string)(...Array.from({ length: build.length }, () => text)),
          ] as const,
        ]
      : [],
  )

describe.each(['', '.', '..', '\ud800', 'a/b', 'a?b#c', '100%', '🏳️‍🌈'])('an id that is %j', (id) => {
  it.each(built(id))('is encoded as one segment of the path that paths.%s builds (Q65, X8)', (name, path) => {
    const expected = new Map(built('id')).get(name) ?? ''
    const segmentsOf = (address: string) => new URL(address, 'https://tsudoi.example').pathname.split('/')
    const segments = segmentsOf(path)
    expect(segments).toHaveLength(segmentsOf(expected).length)
    expect(segments.slice(1)).not.toContain('')
  })
})
