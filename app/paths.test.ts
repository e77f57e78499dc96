import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

const player = '/story/:playType/:genre/:channelId/:storyGroupId/:storyEpisodeId/:userLastName/:userFirstName'
const storyOf = (lastName: string, firstName: string) =>
  paths.story('STORY_PLAY_TYPE_PORTRAIT', 'MAIN', 'ip-1', 'group-1', 'episode-1', { lastName, firstName })
const paramsOf = (path: string) =>
  matchRoutes([{ path: player }], new URL(path, 'https://tsudoi.example').pathname)?.[0]?.params

describe('the URL of the story player', () => {
  it('has every part in a segment of its own (R062, X8)', () => {
    expect(storyOf('星野', 'ひかり')).toBe(
      `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/ip-1/group-1/episode-1/${encodeURIComponent('星野')}/${encodeURIComponent('ひかり')}`,
    )
  })

  it.each(['../../account', 'a/b', 'a?b#c', '100%', '<b>x</b>', '  ', '"', '🏳️‍🌈'])(
    'returns the name %j unchanged (R063, X8)',
    (name) => {
      expect(paramsOf(storyOf(name, name))).toMatchObject({ userLastName: name, userFirstName: name })
    },
  )

  it.each(['', '.', '..', '\ud800'])('never becomes another path for the name %j (Q65, X8)', (name) => {
    const params = paramsOf(storyOf(name, 'ひかり'))
    expect(params).toMatchObject({ storyEpisodeId: 'episode-1', userFirstName: 'ひかり' })
    expect(params?.userLastName).toMatch(/./)
  })
})
