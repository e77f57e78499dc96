import { describe, expect, it } from 'vitest'
import { callNamed } from '../cases.ts'
import { enrichInteraction } from './enrichInteraction.ts'
import { formatPactJson } from './formatPactJson.ts'

type Name = Parameters<typeof callNamed>[0]
const written = (name: Name, caseName: string) =>
  enrichInteraction({ description: `${name}: ${caseName}`, request: {} }, callNamed(name), caseName)
const put = (expression: string) => ({ type: 'ProviderState', expression, dataType: 'STRING' })

describe('an interaction in a pact file', () => {
  it('has placeholders for the ids in its path, which the verifier replaces by the ids that the host’s state hook returns', () => {
    expect(written('post.deletePost', 'withoutBearer')).toMatchObject({
      request: { generators: { path: put('/v2/post/ip/${ip-hoshiyomi}/${post-1}') } },
    })
  })

  it('has placeholders for the ids in its query and body, which the verifier replaces by the ids that the host’s state hook returns', () => {
    expect(written('video.listVideos', 'lastPage')).toMatchObject({
      request: { generators: { query: { 'seek.lastVideoId': put('${video-2}') } } },
    })
    expect(written('present.receivePresents', 'full')).toMatchObject({
      request: { generators: { body: { '$.present_ids[1]': put('${present-2}') } } },
    })
  })

  it('has a placeholder for the app’s origin in the return URL of a login provider', () => {
    expect(written('auth.startProvider', 'full')).toMatchObject({
      request: { generators: { body: { '$.returnUrl': put('${appOrigin}/login?provider=google') } } },
    })
    const elsewhere = written('auth.startProvider', 'InvalidArgument')
    expect(JSON.stringify(elsewhere)).not.toContain('appOrigin')
  })

  it('has comments with the rules that it proves, and with the reason if no document requires the case', () => {
    expect(written('gacha.getGacha', 'full')).toMatchObject({ comments: { text: ['C076'] } })
    expect(written('draw.getDraw', 'full')).toMatchObject({ comments: { extension: expect.stringContaining('C180') } })
    expect(written('gacha.drawGacha', 'withUnknownField')).toMatchObject({
      comments: { extension: expect.stringContaining('undeclared fields') },
    })
    expect(written('auth.saveEmail', 'ReauthenticationRequired')).toMatchObject({
      comments: { extension: expect.stringContaining('X21') },
    })
  })
})

describe('the text that formatPactJson() writes for a pact', () => {
  it('is JSON with the values of the pact, each value on one line if it fits into 130 characters', () => {
    const value = {
      a: [1, { b: 'c', d: [] }],
      text: 'x'.repeat(100),
      long: Array.from({ length: 40 }, (_, i) => i * 9),
    }
    const text = formatPactJson(value)
    expect(JSON.parse(text)).toEqual(value)
    expect(text).toContain('\n  "a": [1, { "b": "c", "d": [] }],\n')
    expect(text.split('\n').filter((line) => line.length > 130)).toEqual([])
  })
})
