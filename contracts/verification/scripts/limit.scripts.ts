import { isAxiosError } from 'axios'
import { prepareSignup } from '../../auth/auth.endpoints.ts'
import { createPost, likePost } from '../../post/post.endpoints.ts'
import { assertHolds, type Script } from './script.ts'

/**
 * Goes on until it is refused: the numbers are the host's (Q105, Q107), that there is one is not.
 *
 * @param most so many calls show that there is none
 * @throws {ScriptFailure} when it never is, or in another way than TooManyRequests with Retry-After
 */
async function untilRefused(most: number, what: string, act: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 1; number <= most; number += 1) {
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
  assertHolds(false, `${what}: ${most} of them are taken`)
}

/** Nobody does without end what costs others their peace. */
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
      const ask = (number: number) =>
        as(accessToken)(prepareSignup, { body: { email: `star-${number}@example.com`, password: 'Tsudoi-2026' } })
      await untilRefused(limitCalls, 'mails', ask)
    },
  },
]
