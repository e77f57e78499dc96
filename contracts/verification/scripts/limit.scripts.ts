import { isAxiosError } from 'axios'
import { prepareSignup } from '../../auth/auth.endpoints.ts'
import { createPost, likePost } from '../../post/post.endpoints.ts'
import { assertHolds, type Script } from './script.ts'

/**
 * Repeats a request until the rate limit refuses it. The host chooses the limit, but must have one (Q105, Q107).
 *
 * @param maxCalls the number of requests after which the host counts as unlimited
 * @throws {ScriptFailure} if the host never refuses the request, or refuses it without TooManyRequests and Retry-After
 */
async function untilRefused(maxCalls: number, what: string, act: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 1; number <= maxCalls; number += 1) {
    const failure = await act(number).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failure === undefined) continue
    if (!isAxiosError(failure) || !failure.response) throw failure
    const { status, data, headers } = failure.response
    const { messageCode } = Object(data) as { messageCode?: string }
    const isRight = status === 429 && messageCode === 'TooManyRequests' && Number(headers['retry-after']) > 0
    return assertHolds(
      isRight,
      `${what}: number ${number} is refused by ${status} ${messageCode}, Retry-After ${headers['retry-after']}`,
    )
  }
  assertHolds(false, `${what}: ${maxCalls} of them are taken`)
}

/** Scripts about rate limits of endpoints with which a member could annoy others. */
export const limitScripts: readonly Script[] = [
  {
    host: 'app',
    name: 'who posts without end has to wait',
    proves: ['Q105'],
    async play({ given, as, limitCalls }) {
      const { accessToken } = await given('a member')
      await given('a channel')
      const params = await given('a timeline')
      const place = { type: params.type, typeId: params.typeId }
      const post = (number: number) =>
        as(accessToken)(createPost, { params: place, body: { text: `${number}つめの星`, depth: '0' } })
      await untilRefused(limitCalls, 'posts', post)
    },
  },
  {
    host: 'app',
    name: 'who likes without end has to wait',
    proves: ['Q105'],
    async play({ given, as, limitCalls }) {
      const { accessToken } = await given('a member')
      await given('another member')
      await given('a channel')
      await given('a timeline')
      const { type, typeId, postId } = await given('a post', { accountId: 'acc-sora' })
      const at = { params: { type, typeId, postId } }
      await untilRefused(limitCalls, 'likes', () => as(accessToken)(likePost, at))
    },
  },
  {
    host: 'user',
    name: 'a guest who has codes mailed to one address after the other has to wait',
    proves: ['Q107'],
    async play({ given, as, limitCalls }) {
      const { accessToken } = await given('a guest')
      const callOnce = (number: number) =>
        as(accessToken)(prepareSignup, { body: { email: `star-${number}@example.com`, password: 'Tsudoi-2026' } })
      await untilRefused(limitCalls, 'mails', callOnce)
    },
  },
]
