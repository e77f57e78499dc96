import { describe, expect, it } from 'vitest'
import { callNamed } from '../cases.ts'
import { finished } from './finished.ts'
import { narrowJson } from './narrowJson.ts'

type Name = Parameters<typeof callNamed>[0]
const written = (name: Name, caseName: string) =>
  finished({ description: `${name}: ${caseName}`, request: {} }, callNamed(name), caseName)
const put = (expression: string) => ({ type: 'ProviderState', expression, dataType: 'STRING' })

describe('an interaction of the pacts', () => {
  it('takes the ids of its path from the state hook, and nothing else in it', () => {
    expect(written('post.deletePost', 'withoutBearer')).toMatchObject({
      request: { generators: { path: put('/v2/post/ip/${ip-hoshiyomi}/${post-1}') } },
    })
  })

  it('takes the ids of a query and of a body from there', () => {
    expect(written('video.listVideos', 'lastPage')).toMatchObject({
      request: { generators: { query: { 'seek.lastVideoId': put('${video-2}') } } },
    })
    expect(written('present.receivePresents', 'full')).toMatchObject({
      request: { generators: { body: { '$.present_ids[1]': put('${present-2}') } } },
    })
  })

  it('comes back to where the app is', () => {
    expect(written('auth.startProvider', 'full')).toMatchObject({
      request: { generators: { body: { '$.returnUrl': put('${appOrigin}/login?provider=google') } } },
    })
    const elsewhere = written('auth.startProvider', 'InvalidArgument')
    expect(JSON.stringify(elsewhere)).not.toContain('appOrigin')
  })

  it('says what of the specification it is about, and what no document asks for', () => {
    expect(written('gacha.getGacha', 'full')).toMatchObject({ comments: { text: ['C076'] } })
    expect(written('draw.getDraw', 'full')).toMatchObject({ comments: { extension: expect.stringContaining('C180') } })
    expect(written('gacha.drawGacha', 'withUnknownField')).toMatchObject({
      comments: { extension: expect.stringContaining('nobody declared') },
    })
    expect(written('auth.saveEmail', 'ReauthenticationRequired')).toMatchObject({
      comments: { extension: expect.stringContaining('X21') },
    })
  })
})

describe('narrow JSON', () => {
  it('is the same JSON, with what fits into a line on one', () => {
    const value = {
      a: [1, { b: 'c', d: [] }],
      text: 'x'.repeat(100),
      long: Array.from({ length: 40 }, (_, i) => i * 9),
    }
    const text = narrowJson(value)
    expect(JSON.parse(text)).toEqual(value)
    expect(text).toContain('\n  "a": [1, { "b": "c", "d": [] }],\n')
    expect(text.split('\n').filter((line) => line.length > 130)).toEqual([])
  })
})
