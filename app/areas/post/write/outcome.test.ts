import { createPost } from '@tsudoi/contracts/post/post.endpoints'
import { expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import { SessionEnded } from '../../../session/sessionEnded.ts'
import { outcomeOf } from './outcome.ts'

const failed = (kind: ApiErrorKind, status?: number) => new ApiError({ endpoint: createPost, kind, status })

it.each([
  ['never left the browser', failed('unsent'), '投稿できませんでした。'],
  ['needs a member', failed('guest'), '投稿できませんでした。'],
  ['was not begun: its session had ended', new SessionEnded(), '投稿できませんでした。'],
  ['was refused, and then its session ended', failed('sessionEnded', 400), '投稿できませんでした。'],
  ['had left when its caller aborted it', failed('cancelled'), '投稿できたか、まだ確かめられていません。'],
  ['had left when its session ended', failed('sessionEnded'), '投稿できたか、まだ確かめられていません。'],
])('the message about a post that %s says only what is known (Q357)', (_what, error, said) => {
  expect(outcomeOf(error, false).message).toMatch(new RegExp(`^${said}`))
})
